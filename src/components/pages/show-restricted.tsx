import { flushSync } from 'react-dom'
import { isSignedIn } from '#src/account/signed-in-cookie.ts'
import { get } from '#src/lib/get.ts'
import { errorCode } from '#src/models/pages/own.ts'
import { ACCOUNT_API } from '#src/site/account.ts'
import { sessionEnded } from '../account/watch-account.ts'
import type { Shown } from './RestrictedContent.tsx'
import { RestrictedPage } from './RestrictedPage.tsx'

type Place = {
  path: string
  show: (shown: Shown) => void
  /** Aborted when the page is left for another one. */
  signal: AbortSignal
}

/**
 * Shows the content of a page for signed-in people. Browsers keep pages that were left: neither a logout nor the back
 * button may show it again, so it goes with the page and is asked for anew.
 */
export const showRestricted = ({ path, show, signal }: Place): void => {
  const load = async () => show(await loadRestricted(path).catch((): Shown => ({ status: 500 })))
  const leave = () => flushSync(() => show({ status: 'waiting' }))
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && load()
  addEventListener('pagehide', leave, { signal })
  addEventListener('pageshow', comeBack, { signal })
  void load()
}

/** Asks the account function for the content, for who is still signed in. It fails where there is no network. */
const loadRestricted = async (path: string): Promise<Shown> => {
  if (!isSignedIn(document.cookie)) return { status: 'waiting' }
  const response = await get(`${ACCOUNT_API}/page?path=${encodeURIComponent(path)}`, {
    headers: { accept: 'application/json' },
  })
  if (response.status === 401) {
    sessionEnded()
    return { status: 'waiting' }
  }
  if (!response.ok) return { status: errorCode(response.status) }
  return { status: 'ready', content: <RestrictedPage {...(await response.json())} /> }
}
