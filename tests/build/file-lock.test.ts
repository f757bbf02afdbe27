import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

const PROCESSES = 6
const ROUNDS = 24
const AHEAD_MS = 30
/** Content that a lock file never has: although the file must be made again, only one process may get the lock. */
const RUBBISH = '4194305'

/** Who is killed in a round: one that has the lock, or one that may be doing anything. */
const killsOf = (round: number) => ({
  holder: round % 4 === 1 ? round % PROCESSES : undefined,
  another: round % 4 === 2 ? (round + 1) % PROCESSES : undefined,
})

test('of many processes that want a lock in the same instant, one at a time has it, also when some are killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mira-locks-'))
  const [lock, log] = [join(folder, 'lock'), join(folder, 'log')]
  const start = () =>
    spawn(process.execPath, ['tests/build/lock-contender.ts', lock, log], {
      stdio: ['pipe', 'pipe', 'ignore'],
    })
  const contenders = Array.from({ length: PROCESSES }, start)
  const killed = new Set<number>()
  const contend = async (index: number, round: number, at: number) => {
    const contender = contenders[index] as ChildProcess
    const kills = killsOf(round)
    contender.stdin?.write(`${JSON.stringify({ at, dies: kills.holder === index })}\n`)
    if (kills.another === index) {
      await sleep(AHEAD_MS + round / 4)
      contender.kill('SIGKILL')
      await once(contender, 'exit')
    } else {
      await ended(contender)
    }
    if (contender.signalCode !== 'SIGKILL') return
    killed.add(contender.pid as number)
    contenders[index] = start()
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    await writeFile(lock, RUBBISH)
    const at = Date.now() + AHEAD_MS
    await Promise.all(contenders.map((_, index) => contend(index, round, at)))
  }
  for (const contender of contenders) contender.stdin?.end()
  const notes = (await readFile(log, 'utf8')).trim().split('\n')
  const left = await readdir(folder)
  await rm(folder, { recursive: true })
  expect(overlaps(notes, killed)).toEqual([])
  expect(killed.size).toBe(ROUNDS / 2)
  const held = notes.filter((note) => note.endsWith(' in')).length
  expect(held).toBeGreaterThanOrEqual(PROCESSES * ROUNDS - ROUNDS / 4)
  expect(left.sort()).toEqual(['lock', 'log'])
})

/** What was noted while another process had the lock, which was not killed there. */
const overlaps = (notes: string[], killed: ReadonlySet<number>): string[] => {
  let holder: number | undefined
  return notes.filter((note) => {
    const pid = Number.parseInt(note, 10)
    const isFree = holder === undefined || killed.has(holder)
    const isRight = note.endsWith(' in') ? isFree : pid === holder
    holder = note.endsWith(' in') ? pid : undefined
    return !isRight
  })
}

/** The end of a round, or of the process. */
const ended = (contender: ChildProcess): Promise<void> =>
  new Promise((done) => {
    const end = () => {
      contender.stdout?.off('data', end)
      contender.off('exit', end)
      done()
    }
    contender.stdout?.on('data', end)
    contender.on('exit', end)
  })
