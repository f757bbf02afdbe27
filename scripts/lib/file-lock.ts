import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const RETRY_MS = 100

/**
 * Runs `work` while no other process of this machine runs its own under the same lock file. The lock
 * of a process that is gone, or of none, counts for nothing. Says on standard error whom it waits for.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await acquire(file, (pid) =>
    console.error(
      `Waiting for process ${pid}, which holds ${file}. Delete the file if that is something else.`,
    ),
  )
  try {
    return await work()
  } finally {
    release(file)
  }
}

async function acquire(file: string, waitingFor: (pid: number) => void): Promise<void> {
  let told: number | undefined
  while (!take(file)) {
    const pid = holder(file)
    if (pid === undefined) continue
    if (!isAlive(pid)) {
      await clearDead(file)
      continue
    }
    if (pid !== told) waitingFor(pid)
    told = pid
    await sleep(RETRY_MS)
  }
}

/**
 * Removes a dead lock. Of several processes that find one, the second would remove the lock that the first
 * has taken meanwhile: so the removal has a lock of its own, and under it is looked again. Where its holder
 * dies too, that lock is removed in the same way.
 */
async function clearDead(file: string): Promise<void> {
  const removal = `${file}.dead`
  await acquire(removal, () => {})
  try {
    const pid = holder(file)
    if (pid !== undefined && !isAlive(pid)) rmSync(file, { force: true })
  } finally {
    release(removal)
  }
}

/** The lock appears with its holder in it: whoever is killed meanwhile leaves none that is half written. */
function take(file: string): boolean {
  const own = `${file}.${randomUUID()}`
  try {
    writeFileSync(own, String(process.pid))
    linkSync(own, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(own, { force: true })
  }
}

/** Somebody may have deleted the lock by hand; then it is another's. */
function release(file: string): void {
  if (holder(file) === process.pid) rmSync(file, { force: true })
}

/** The process that holds the lock: 0 where the lock names none, undefined where it is gone. */
function holder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || 0
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}

function isAlive(pid: number): boolean {
  if (pid === 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
