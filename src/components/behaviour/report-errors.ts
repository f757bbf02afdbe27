import type { ErrorReporting } from '#src/models/site/shell.ts'
import { tabBuild } from './newer-build.ts'
import { whenIdle } from './when-idle.ts'

const IDLE_TIMEOUT_MS = 5_000

let begun = false

/**
 * Reports the errors of this tab to Sentry, once begun for as long as the tab lives. Its code is loaded
 * when the browser has nothing else to do; errors until then are kept and reported with the others.
 */
export const reportErrors = (settings: ErrorReporting): void => {
  if (begun) return
  begun = true
  const early: unknown[] = []
  const keep = (event: ErrorEvent | PromiseRejectionEvent) =>
    early.push('reason' in event ? event.reason : event.error)
  addEventListener('error', keep)
  addEventListener('unhandledrejection', keep)
  const stopKeeping = () => {
    removeEventListener('error', keep)
    removeEventListener('unhandledrejection', keep)
  }
  const start = async () => {
    const [{ startSentry }, release] = await Promise.all([import('./sentry.ts'), tabBuild()])
    stopKeeping()
    startSentry({ ...settings, release, early })
  }
  // Reporting that cannot be loaded is no error of the site.
  whenIdle(() => start().catch(stopKeeping), IDLE_TIMEOUT_MS)
}
