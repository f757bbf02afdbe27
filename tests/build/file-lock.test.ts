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
/** No process ever has it. */
const GONE = '4194305'

/** Who is killed in a round: one that has the lock, or one that may be doing anything. */
const killsOf = (round: number) => ({
  holder: round % 4 === 1 ? round % PROCESSES : undefined,
  another: round % 4 === 2 ? (round + 1) % PROCESSES : undefined,
})

test('of many processes that find a dead lock, one at a time has it, also when some are killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mira-locks-'))
  const [lock = '', inside = '', log = ''] = ['lock', 'inside', 'log'].map((name) =>
    join(folder, name),
  )
  await writeFile(inside, '0')
  await writeFile(log, '')
  const start = () =>
    spawn(process.execPath, ['tests/build/lock-contender.ts', lock, inside, log], {
      stdio: ['pipe', 'pipe', 'ignore'],
    })
  const contenders = Array.from({ length: PROCESSES }, start)
  let killed = 0
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
    killed += 1
    contenders[index] = start()
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    await writeFile(lock, GONE)
    const at = Date.now() + AHEAD_MS
    await Promise.all(contenders.map((_, index) => contend(index, round, at)))
  }
  for (const contender of contenders) contender.stdin?.end()
  const notes = (await readFile(log, 'utf8')).trim().split('\n')
  const left = await readdir(folder)
  await rm(folder, { recursive: true })
  expect(notes.filter((note) => note === 'both')).toEqual([])
  expect(killed).toBe(ROUNDS / 2)
  expect(notes.length).toBeGreaterThanOrEqual(PROCESSES * ROUNDS - ROUNDS / 4)
  expect(left).not.toContain('lock')
})

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
