import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'

/**
 * The build runs Next through `scripts/render`, which sets what is read from the environment here.
 * The build id is fixed: pages of earlier builds stay published, and a browser that saw another id
 * would load each page anew (docs/decisions/0004-one-build-id.md).
 */
const config = (phase: string): NextConfig => ({
  ...(phase === PHASE_DEVELOPMENT_SERVER
    ? { rewrites: async () => defaultLocaleRewrites(process.env.DEFAULT_LOCALE ?? 'en') }
    : { output: 'export', distDir: process.env.EXPORT_DIR ?? '.cache/export' }),
  generateBuildId: () => 'mira',
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true },
})

/** In the dev server the default locale's pages answer without a prefix, as they do once published. */
const defaultLocaleRewrites = (locale: string) => ({
  beforeFiles: [],
  afterFiles: [],
  fallback: [
    { source: '/', destination: `/${locale}` },
    { source: '/:path*', destination: `/${locale}/:path*` },
  ],
})

export default config
