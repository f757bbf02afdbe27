/**
 * A process that wants the lock again and again, each time in the instant that its starter names on standard
 * input. What it does under the lock it notes in a file of its own, and now and then it is killed there.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { withFileLock } from '#scripts/lib/file-lock.ts'

const [lock, inside, log] = process.argv.slice(2) as [string, string, string]
const HELD_MS = 4

/** Whoever is inside has written down who it is, and lives. */
const isTaken = (): boolean => {
  const pid = Number(readFileSync(inside, 'utf8'))
  if (pid === 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const { at, dies } = JSON.parse(line)
  // Not a timer: the processes are to meet within microseconds.
  while (Date.now() < at);
  await withFileLock(lock, async () => {
    appendFileSync(log, isTaken() ? 'both\n' : 'alone\n')
    writeFileSync(inside, String(process.pid))
    const until = performance.now() + HELD_MS
    while (performance.now() < until)
      if (Number(readFileSync(inside, 'utf8')) !== process.pid) {
        appendFileSync(log, 'both\n')
        break
      }
    if (dies) process.kill(process.pid, 'SIGKILL')
    writeFileSync(inside, '0')
  })
  console.log('done')
}
