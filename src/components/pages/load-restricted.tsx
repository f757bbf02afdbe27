import { get } from '#src/lib/get.ts'
import { errorCode } from '#src/models/pages/own.ts'
import { ACCOUNT_API } from '#src/site/account.ts'
import { sessionEnded } from '../account/watch-account.ts'
import type { Shown } from './RestrictedContent.tsx'
import { RestrictedPage } from './RestrictedPage.tsx'

/** Asks the account function for the content of a page for signed-in people. It fails where there is no network. */
export const loadRestricted = async (path: string): Promise<Shown> => {
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
