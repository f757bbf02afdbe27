import { useRouter } from 'next/navigation'
import { useCallback } from 'react'

export { usePathname } from 'next/navigation'

/**
 * Navigates to another page of the site without a reload. It does not change the scroll position: this project's own
 * code does.
 */
export const useSoftNavigation = (): ((path: string) => void) => {
  const router = useRouter()
  return useCallback((path) => router.push(path, { scroll: false }), [router])
}
