import type { ErrorReporting } from '#src/models/whole-site/shell.ts'
import { tabBuild } from './newer-build.ts'
import { whenIdle } from './when-idle.ts'

const IDLE_TIMEOUT_MS = 5_000

/** What was thrown, and how it was noticed. */
export type Thrown = {
  error: unknown
  /** What has noticed it: the window, of an error or of a promise, the error boundary, or a root of React. */
  noticedBy: 'error' | 'promise' | 'boundary' | 'root'
  /** The components in which it was thrown, as React reports them. */
  componentStack?: string | undefined
}

/** What becomes of an error now; nothing if reporting is off. */
let report: ((thrown: Thrown) => void) | undefined

/**
 * Reports the errors of this tab to Sentry, once begun for as long as the tab lives. The code for that is loaded
 * when the browser is idle; errors until then are kept and reported with the others.
 */
export const reportErrors = (settings: ErrorReporting): void => {
  if (report) return
  const early = new Map<unknown, Thrown>()
  report = (thrown) => {
    if (!early.has(thrown.error)) early.set(thrown.error, thrown)
  }
  const stopKeeping = keepUncaught(report)
  const start = async () => {
    const [{ startSentry }, build] = await Promise.all([import('./sentry.ts'), tabBuild()])
    stopKeeping()
    report = startSentry({ ...settings, build })
    early.forEach(report)
  }
  // Reporting that cannot be loaded is no error of the site.
  const giveUp = () => {
    stopKeeping()
    report = () => {}
  }
  whenIdle(() => start().catch(giveUp), IDLE_TIMEOUT_MS)
}

/**
 * Reports an error that React has passed on. The same error may arrive again through the window: it is reported
 * once, so this is to be called first, while the components are known.
 */
export const reportReactError = (thrown: Thrown): void => report?.(thrown)

/** @returns a function that stops this. */
const keepUncaught = (keep: (thrown: Thrown) => void): (() => void) => {
  const controller = new AbortController()
  const { signal } = controller
  addEventListener('error', ({ error }) => keep({ error, noticedBy: 'error' }), { signal })
  addEventListener(
    'unhandledrejection',
    ({ reason }) => keep({ error: reason, noticedBy: 'promise' }),
    { signal },
  )
  return () => controller.abort()
}
