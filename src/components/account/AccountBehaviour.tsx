'use client'

import { useEffect } from 'react'
import { isSignedIn } from '#src/account/signed-in-cookie.ts'
import { usePathname } from '../router/router.ts'

/** The scripts that only people with an account, or about to have one, need. */
const NEEDED_AT_ONCE = '[data-account-form], [data-guard]'

/**
 * Loads the code for accounts: immediately on account pages and restricted pages, later if somebody is signed in, and
 * never for all others.
 */
export const AccountBehaviour = () => {
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is looked at.
  useEffect(() => {
    const load = () => import('./watch-account.ts').then(({ watchAccount }) => watchAccount())
    if (document.querySelector(NEEDED_AT_ONCE)) {
      void load()
      return
    }
    if (!isSignedIn(document.cookie)) return
    const timer = setTimeout(load)
    return () => clearTimeout(timer)
  }, [pathname])
  return null
}
