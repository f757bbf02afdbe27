import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const RETRY_MS = 250

/**
 * Runs `work` while no other process of this machine runs its own under the same lock file. The lock
 * of a process that is gone counts for nothing.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!take(file)) await sleep(RETRY_MS)
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  if (!isAlive(holder(file))) rmSync(file, { force: true })
  return false
}

/** The process that holds the lock; null while it is being written or taken away. */
function holder(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null
  } catch {
    return null
  }
}

function isAlive(pid: number | null): boolean {
  if (pid === null) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
