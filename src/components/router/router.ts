import { useRouter } from 'next/navigation'
import { useCallback } from 'react'

export { usePathname } from 'next/navigation'

/**
 * What brings another page of the site without a reload. It does not change the scroll position: scrolling is
 * ours.
 */
export const useSoftNavigation = (): ((path: string) => void) => {
  const router = useRouter()
  return useCallback((path) => router.push(path, { scroll: false }), [router])
}
