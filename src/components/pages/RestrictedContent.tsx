'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
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
 * The content of a page for signed-in people, which comes when the session was checked. Who is not signed
 * in is led to the login (`watch-account.ts`).
 */
export const RestrictedContent = ({ path, notices, children }: RestrictedContentProps) => {
  const [shown, setShown] = useState<Shown>({ status: 'waiting' })

  useEffect(() => {
    let left = false
    const load = () =>
      loadContent(path).then((result) => {
        if (!left) setShown(result)
      })
    // Browsers keep pages that were left: neither a logout nor the back button may show the content again.
    const leave = () => flushSync(() => setShown({ status: 'waiting' }))
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && load()
    void load()
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      left = true
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
    }
  }, [path])

  if (shown.status === 'waiting') return children
  return shown.status === 'ready' ? shown.content : notices[shown.status]
}

/** Who is signed in loads the code that asks for it. */
const loadContent = async (path: string): Promise<Shown> => {
  if (!isSignedIn(document.cookie)) return { status: 'waiting' }
  try {
    const { loadRestricted } = await import('./load-restricted.tsx')
    return await loadRestricted(path)
  } catch {
    return { status: 500 }
  }
}
