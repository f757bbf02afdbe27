/**
 * A process that wants the lock again and again, each time in the instant that its starter names on standard
 * input. It notes in a file when it has the lock and when it releases it, and now and then is killed between.
 */
import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { withFileLock } from '#scripts/lib/file-lock.ts'

const [lock, log] = process.argv.slice(2) as [string, string]
const HELD_MS = 4

for await (const line of createInterface({ input: process.stdin })) {
  const { at, dies } = JSON.parse(line)
  // Not a timer: the processes are to meet within microseconds.
  while (Date.now() < at);
  await withFileLock(lock, async () => {
    appendFileSync(log, `${process.pid} in\n`)
    const until = performance.now() + HELD_MS
    while (performance.now() < until);
    if (dies) process.kill(process.pid, 'SIGKILL')
    appendFileSync(log, `${process.pid} out\n`)
  })
  console.log('done')
}
