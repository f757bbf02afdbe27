import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

const RETRY_MS = 100

/** SQLite's codes for a lock that another connection holds, and for a file that is no database. */
const BUSY = 5
const NOT_A_DATABASE = 26

/** A lock file cannot be made or locked. */
class LockError extends Error {
  override name = 'LockError'
}

/**
 * Runs `work` while no other process of this machine runs its own under the same lock file. Says on standard
 * error which process it waits for.
 *
 * The file is an empty SQLite database, and the lock is SQLite's: the operating system frees it when its holder
 * ends, also when the holder is killed. So nobody has to find out whether a holder is alive, and nobody removes
 * another one's lock. The file stays. Nothing else may open it: closing a file releases the locks that
 * its process has on it (https://sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_).
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = await acquire(file)
  const holder = holderFile(file)
  try {
    writeFileSync(holder, String(process.pid))
    return await work()
  } finally {
    rmSync(holder, { force: true })
    lock.close()
  }
}

/**
 * Runs `work` while no other process builds the project or changes what builds read: Next has one folder for each
 * project, and a pull removes downloads that its own content does not need.
 *
 * @param root the folder of the project.
 */
export const withProjectLock = <T>(root: string, work: () => Promise<T>): Promise<T> =>
  withFileLock(join(root, '.next.lock'), work)

async function acquire(file: string): Promise<DatabaseSync> {
  let reported: string | undefined
  for (;;) {
    const lock = take(file)
    if (lock) return lock
    await sleep(RETRY_MS)
    const holder = readHolder(file)
    if (holder && holder !== reported)
      console.error(`Waiting for process ${holder}, which holds ${file}.`)
    reported = holder ?? reported
  }
}

/** The lock, or undefined while another process has it. */
function take(file: string): DatabaseSync | undefined {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(file)
    lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
    return lock
  } catch (cause) {
    lock?.close()
    const { errcode, message } = cause as Error & { errcode?: number }
    if (errcode === BUSY) return undefined
    if (errcode !== NOT_A_DATABASE) {
      throw new LockError(
        `${file} cannot be locked: ${message}. Check that its folder exists and is writable.`,
        { cause },
      )
    }
    // A lock file is empty, so emptying it takes the lock from no process.
    writeFileSync(file, '')
    return undefined
  }
}

/** The file into which a holder writes its process id, for processes that wait. */
const holderFile = (file: string): string => `${file}.pid`

function readHolder(file: string): string | undefined {
  try {
    return readFileSync(holderFile(file), 'utf8') || undefined
  } catch {
    return undefined
  }
}
