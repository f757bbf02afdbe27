import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { freePort } from '#scripts/cms/port.ts'
import { call, type Entries } from './call.ts'
import { smallDemo } from './small-demo.ts'
import { CACHE, ISOLATED } from './template.ts'

/** How long a start may take that makes all tables, on a machine that has other things to do. */
const MAKES_TABLES_MS = 150_000

/** The commands as people start them, each in its own process group, as a shell would start it. */
describe('npm run cms', () => {
  const dataDir = join(CACHE, `command-${process.pid}`)
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  const start = async (env: Record<string, string> = {}, flags: string[] = []) => {
    const port = await freePort(0, '127.0.0.1')
    const npm = spawn('npm', ['run', 'cms', '--', '--no-admin', ...flags], {
      env: { ...process.env, ...ISOLATED, CMS_DATA_DIR: dataDir, CMS_PORT: String(port), ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (said += text))
    const url = `http://127.0.0.1:${port}`
    return { npm, url, said: () => said }
  }

  const answers = (url: string) =>
    fetch(`${url}/_health`).then(
      () => true,
      () => false,
    )

  const until = async (what: string, holds: () => boolean | Promise<boolean>, ms = 60_000) => {
    const deadline = Date.now() + ms
    while (!(await holds())) {
      if (Date.now() > deadline) throw new Error(`${what}: not within ${ms / 1000} s.`)
      await sleep(50)
    }
  }

  const ended = async (npm: ChildProcess) =>
    npm.exitCode === null && npm.signalCode === null ? once(npm, 'exit') : undefined

  const ends: [string, (npm: ChildProcess) => void][] = [
    ['Ctrl-C', ({ pid }) => process.kill(-(pid as number), 'SIGINT')],
    ['closing the terminal', ({ pid }) => process.kill(-(pid as number), 'SIGHUP')],
    ['SIGTERM to npm', (npm) => npm.kill('SIGTERM')],
    ['kill -9 of npm', (npm) => npm.kill('SIGKILL')],
  ]

  it.each(ends)('%s ends the CMS', async (_how, end) => {
    cpSync(inject('cmsTemplate'), dataDir, { recursive: true })
    const { npm, url, said } = await start()
    await until('The address', () => said().includes(`CMS    ${url}`))
    end(npm)
    await ended(npm)
    await until('The end', async () => !(await answers(url)))
    await until('No process', () => processesOn(dataDir).length === 0)
  })

  it.each(ends)('%s while it starts ends it too', async (_how, end) => {
    rmSync(dataDir, { recursive: true, force: true })
    const { npm, url } = await start()
    await until('The process', () => processesOn(dataDir).some(isStrapi))
    end(npm)
    await ended(npm)
    await until('No process', () => processesOn(dataDir).length === 0)
    expect(await answers(url)).toBe(false)
  })

  it('starts over with --reset, but for the secrets, and tells how; says in one sentence that the CMS was killed', async () => {
    rmSync(dataDir, { recursive: true, force: true })
    cpSync(inject('cmsTemplate'), dataDir, { recursive: true })
    const secrets = () => readFileSync(join(dataDir, 'secrets.json'), 'utf8')
    const before = secrets()
    const demo = smallDemo()
    const { npm, url, said } = await start(demo.env, ['--reset'])
    await until('The address', () => said().includes(`CMS    ${url}`), MAKES_TABLES_MS)
    demo.remove()
    expect(secrets()).toBe(before)
    const { body } = await call<Entries>(`${url}/api/tags`)
    expect(body.data.map(({ slug }) => slug)).toEqual(['roofs'])
    expect(said()).toMatch(/^Seeding \d+ files .*\nSeeding \d+ entries .*$/m)
    const strapi = processesOn(dataDir).find(isStrapi)
    process.kill(strapi as number, 'SIGKILL')
    await ended(npm)
    expect(npm.exitCode).toBe(1)
    const sentence =
      'The CMS was killed (SIGKILL), perhaps because the machine ran out of memory. Saved content is not lost.'
    expect(
      said()
        .split('\n')
        .filter((line) => line === sentence),
    ).toHaveLength(1)
    expect(said()).not.toMatch(/^ +at /m)
  })
})

/** The processes that run for a data folder, by what the system says of each. */
const processesOn = (dataDir: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => {
      try {
        const environment = readFileSync(`/proc/${name}/environ`, 'utf8')
        return environment.split('\0').includes(`CMS_DATA_DIR=${dataDir}`)
      } catch {
        return false
      }
    })
    .map(Number)

const isStrapi = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('start.cjs')
  } catch {
    return false
  }
}
