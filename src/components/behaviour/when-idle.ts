/**
 * Runs something when the browser has nothing else to do. Safari has no idle callbacks.
 *
 * @param timeout milliseconds after which it runs though the browser is busy.
 */
export const whenIdle = (run: () => void, timeout?: number): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout })
  else setTimeout(run, timeout)
}
