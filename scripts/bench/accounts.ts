/**
 * `node scripts/run.mjs bench/accounts`: whether the time of an answer tells who has an account. Each call
 * of a real CMS is made in turn with an address that has one and with one that has none. `--calls N`.
 */
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { runCommand } from '#scripts/lib/command.ts'
import { startCms } from '../cms/start.ts'
import { median } from './median.ts'

const PASSWORD = 'a-long-password'
const folder = join(import.meta.dirname, '../../.cache/bench-accounts')

/** What is done after an answer must not slow down the next one down. */
const PAUSE_MS = 150
const WARM_UP = 5

/** Milliseconds of the answers for addresses with and without an account. */
type Times = { known: number[]; unknown: number[] }

await runCommand(async () => {
  const { values } = parseArgs({ options: { calls: { type: 'string', default: '100' } } })
  const mails = await silentMailServer()
  const cms = await startCms({
    ...{ dataDir: folder, reset: true, port: 0, quiet: true },
    env: {
      ...{ DATABASE_CLIENT: 'sqlite', DATABASE_URL: '', CMS_SEED: '', CMS_TOKEN: '' },
      ...{ SITE_URL: 'http://127.0.0.1:9', SMTP_PORT: String(mails.port) },
      ACCOUNT_RATE_LIMIT: '1000000',
    },
  })
  const post = async (call: string, body: object): Promise<number> => {
    const started = performance.now()
    const response = await fetch(`${cms.url}/api/auth/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    await response.arrayBuffer()
    return performance.now() - started
  }
  let names = 0
  const address = { known: 'known@mira.example', unknown: '' }
  const calls: Record<string, (email: string) => Promise<number>> = {
    login: (email) => post('local', { identifier: email, password: 'not-the-password' }),
    register: (email) =>
      post('local/register', { username: `n${++names}`, email, password: PASSWORD }),
    'forgot-password': (email) => post('forgot-password', { email }),
    'send-email-confirmation': (email) => post('send-email-confirmation', { email }),
  }
  try {
    await post('local/register', { username: 'known', email: address.known, password: PASSWORD })
    await sleep(1_000)
    const rows: Record<string, object> = {}
    for (const [name, call] of Object.entries(calls)) {
      const times: Times = { known: [], unknown: [] }
      for (let number = 0; number < WARM_UP + Number(values.calls); number += 1) {
        for (const who of ['known', 'unknown'] as const) {
          const ms = await call(who === 'known' ? address.known : `${name}${number}@mira.example`)
          if (number >= WARM_UP) times[who].push(ms)
          await sleep(PAUSE_MS)
        }
      }
      rows[name] = {
        'known ms': rounded(median(times.known)),
        'unknown ms': rounded(median(times.unknown)),
        'guessed right': `${Math.round(100 * guessedRight(times))} %`,
      }
    }
    console.table(rows)
  } finally {
    await cms.stop()
    mails.close()
    await rm(folder, { recursive: true, force: true })
  }
})

/** The slowest mail server there is: it takes connections and says nothing. An answer must not wait for it. */
async function silentMailServer() {
  const server = createServer((socket) => socket.on('error', () => {}))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () => server.close(),
  }
}

/** How often the slower one of two answers, one of each kind, is the one of the same kind: 50 % tells nothing. */
function guessedRight({ known, unknown }: Times): number {
  const slower = known.flatMap((ms) => unknown.map((other) => Number(ms > other)))
  const share = slower.reduce((sum, one) => sum + one, 0) / slower.length
  return Math.max(share, 1 - share)
}

function rounded(ms: number): number {
  return Math.round(ms * 10) / 10
}
