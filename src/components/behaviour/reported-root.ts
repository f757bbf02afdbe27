import type { ErrorInfo } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { reportReactError } from './report-errors.ts'

/**
 * A React root beside Next's own. An error that nothing in it catches, or that React recovers from, is reported
 * with the components in which it was thrown; then the window is told, as React does by itself.
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
