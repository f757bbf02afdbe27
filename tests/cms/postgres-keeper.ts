/**
 * A process that runs a throw-away Postgres for the process that forked it, and takes it away, data and all,
 * when that one disconnects, ends or is killed. Sends `{ url }` each time that Postgres answers, `{ problem }` when
 * it does not come up. For the message `{ keep }` it stops, copies its data into that folder, and starts again.
 * Arguments: the folder of `initdb` and `postgres`, and the data that were kept, where there are some.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#scripts/cms/port.ts'

const [binaries = '', kept] = process.argv.slice(2)

/** Postgres refuses to be root. */
const USERS = ['postgres', 'nobody']

/** Nothing here has to survive a loss of power. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // A database of seconds: compiling its queries and tidying its tables up costs more than it saves.
  jit: 'off',
  autovacuum: 'off',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
}

const folder = mkdtempSync(join(tmpdir(), 'mira-postgres-'))
const data = join(folder, 'data')
const owner = process.getuid?.() === 0 ? ownerIds() : undefined
if (owner) chownSync(folder, owner.uid, owner.gid)

const as = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } }
let server: ChildProcess | undefined
let ending = false

const failed = (error: Error) => {
  process.send?.({ problem: error.message })
  end()
}

process.once('disconnect', end)
process.once('SIGTERM', end)
process.on('message', ({ keep }: { keep: string }) => keepIn(keep).catch(failed))
const port = await freePort(0, '127.0.0.1')
try {
  if (kept) copy(kept, data)
  else makeData()
  start()
} catch (error) {
  failed(error as Error)
}

/**
 * The order of a dictionary, as most servers have it: nothing may depend on the order of bytes, which SQLite
 * has.
 */
function makeData(): void {
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=en']
  const args = ['-D', data, '-U', 'mira', '-A', 'trust', '--no-sync', ...locale]
  const made = spawnSync(join(binaries, 'initdb'), args, { ...as, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb: ${made.error ?? made.stderr}`)
}

function start(): void {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const postgres = spawn(join(binaries, 'postgres'), ['-D', data, '-p', `${port}`, ...settings], {
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  server = postgres
  let said = ''
  postgres.stderr.on('data', (chunk: Buffer) => {
    if (said.includes('ready to accept')) return
    said += chunk
    if (!said.includes('ready to accept')) return
    process.send?.({ url: `postgres://mira@127.0.0.1:${port}` })
  })
  postgres.once('exit', () => {
    if (server !== postgres) return
    if (!ending) process.send?.({ problem: `Postgres ended: ${said}` })
    rmSync(folder, { recursive: true, force: true })
    process.exit()
  })
}

/** Data that were copied while Postgres runs would be those of a crash. */
async function keepIn(folder: string): Promise<void> {
  const stopped = server && once(server, 'exit')
  const running = server
  server = undefined
  running?.kill('SIGINT')
  await stopped
  if (ending) return
  copy(data, folder)
  start()
}

/** With owners and rights, on which Postgres insists. */
function copy(from: string, to: string): void {
  const { status, error, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`cp: ${error ?? stderr}`)
}

/** At once: what it holds is thrown away. */
function end(): void {
  if (ending) return
  ending = true
  if (server) server.kill('SIGQUIT')
  else rmSync(folder, { recursive: true, force: true })
}

function ownerIds(): { uid: number; gid: number } {
  const id = (flag: string, user: string) =>
    spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout.trim()
  const user = USERS.find((name) => id('-u', name) !== '')
  if (!user) throw new Error(`There is none of the users ${USERS.join(', ')} to run Postgres as.`)
  return { uid: Number(id('-u', user)), gid: Number(id('-g', user)) }
}
