import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { query, startPostgres } from '../postgres.ts'

const MODULE = join(import.meta.dirname, '../postgres.ts')

/** Starts a Postgres as a run of the tests does, then waits to be killed. */
const RUN = `
  const { startPostgres } = await import(${JSON.stringify(MODULE)})
  console.log((await startPostgres()).server)
  setInterval(() => {}, 1000)
`

const answers = (server: string) =>
  query(server, 'select 1').then(
    () => true,
    () => false,
  )

it('a Postgres of the tests goes with the run that started it, data and all, however that ends', async () => {
  if (process.env.TEST_POSTGRES_URL) {
    expect((await startPostgres()).server).toBe(process.env.TEST_POSTGRES_URL)
    return
  }
  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    const run = spawn(process.execPath, ['--input-type=module', '-e', RUN], {
      cwd: join(import.meta.dirname, '../../..'),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = await once(run.stdout, 'data')
    const server = String(said).trim()
    const { rows } = await query(server, 'show data_directory')
    const folder = String(rows[0]?.data_directory)
    expect(existsSync(folder)).toBe(true)
    run.kill(signal)
    const deadline = Date.now() + 10_000
    while ((existsSync(folder) || (await answers(server))) && Date.now() < deadline) await sleep(50)
    expect([existsSync(folder), await answers(server)]).toEqual([false, false])
  }
})
