import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const RETRY_MS = 250

/**
 * Runs `work` while no other process of this machine runs its own under the same lock file. The lock
 * of a process that is gone, or of none, counts for nothing. Says on standard error whom it waits for.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  let told: number | undefined
  while (!take(file)) {
    const pid = holder(file)
    if (pid === undefined) continue
    if (!isAlive(pid)) {
      rmSync(file, { force: true })
      continue
    }
    if (pid !== told) {
      console.error(
        `Waiting for process ${pid}, which holds ${file}. Delete the file if that is something else.`,
      )
    }
    told = pid
    await sleep(RETRY_MS)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** The lock appears with its holder in it: whoever is killed meanwhile leaves none that is half written. */
function take(file: string): boolean {
  const own = `${file}.${randomUUID()}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(own)
  }
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
