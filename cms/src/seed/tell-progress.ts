import { setImmediate } from 'node:timers/promises'

/**
 * Reports to the parent process how many files or entries are seeded. Lets this process hear a signal meanwhile:
 * SQLite answers without a turn of the event loop, so a seed would otherwise run to its end first.
 */
export async function tellProgress(
  what: 'files' | 'entries',
  done: number,
  total: number,
): Promise<void> {
  // The parent may have ended meanwhile: this process then ends too.
  if (process.connected) process.send?.({ seeding: { what, done, total } }, () => {})
  await setImmediate()
}
