'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { isSignedIn } from '#src/account/signed-in-cookie.ts'
import type { ErrorCode } from '#src/models/pages/own.ts'

export type Shown =
  | { status: 'waiting' }
  | { status: 'ready'; content: ReactNode }
  | { status: ErrorCode }

type RestrictedContentProps = {
  path: string
  /** What is shown if the content is refused or cannot be read. */
  notices: Record<ErrorCode, ReactNode>
  /** What is shown before anything is known. */
  children: ReactNode
}

/**
 * The content of a page for signed-in people, which comes when the session was checked. Who is signed in loads the code
 * that asks for it; who is not is led to the login (`watch-account.ts`).
 */
export const RestrictedContent = ({ path, notices, children }: RestrictedContentProps) => {
  const [shown, setShown] = useState<Shown>({ status: 'waiting' })

  useEffect(() => {
    if (!isSignedIn(document.cookie)) return
    const controller = new AbortController()
    const { signal } = controller
    const show = (next: Shown) => signal.aborted || setShown(next)
    import('./show-restricted.tsx').then(
      ({ showRestricted }) => signal.aborted || showRestricted({ path, show, signal }),
      () => show({ status: 500 }),
    )
    return () => controller.abort()
  }, [path])

  if (shown.status === 'waiting') return children
  return shown.status === 'ready' ? shown.content : notices[shown.status]
}
