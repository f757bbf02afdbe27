import { nextConfig } from './scripts/build/next/next-config.ts'

export default nextConfig(import.meta.dirname)
