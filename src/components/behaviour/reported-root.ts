import type { ErrorInfo } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { reportReactError } from './report-errors.ts'

/**
 * A React root beside Next's own. An error that nothing in it catches, or that React recovers from, is reported
 * with the components in which it was thrown; then it dispatches the error on the window, as React does by default.
 */
export const reportedRoot = (container: Element): Root =>
  createRoot(container, { onUncaughtError: tell, onRecoverableError: tell })

const tell = (error: unknown, { componentStack }: ErrorInfo): void => {
  reportReactError({
    error,
    noticedBy: 'root',
    componentStack: componentStack ?? undefined,
  })
  reportError(error)
}
