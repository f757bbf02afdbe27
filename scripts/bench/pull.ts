/**
 * `node scripts/run.mjs bench/pull`: how long pulls take from a real CMS with 1,500 units in every
 * language besides the demo. `--units N`, `--runs N` (medians are shown), `--json`.
 */
import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { runCommand } from '#scripts/lib/command.ts'
import { median } from './median.ts'
import { signIn } from './pull-editor.ts'
import { startSeeded } from './seeded-cms.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/bench-pull')
const UNIT = { uid: 'api::unit.unit', path: 'units' }
const AMENITY = { uid: 'api::amenity.amenity', path: 'amenities' }

/** A small young generation: with V8's own, replies that could be forgotten pile up. */
const NODE_FLAGS = ['--max-semi-space-size=8']

const pulled = z.object({
  status: z.enum(['changed', 'unchanged']),
  mode: z.enum(['full', 'delta']),
  entries: z.number(),
  read: z.number(),
  calls: z.number(),
  ms: z.number(),
  peakRssMb: z.number(),
})

/** One kind of pull. Seconds of the whole process, and of the pull in it. */
type Row = {
  name: string
  mustSeconds: number
  seconds: number
  pullSeconds: number
  mode: string
  read: number
  calls: number
  peakRssMb: number
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      units: { type: 'string', default: '1500' },
      runs: { type: 'string', default: '5' },
      json: { type: 'boolean', default: false },
    },
  })
  const say = (text: string) => process.stderr.write(`${text}\n`)
  const units = Number(values.units)
  const cms = await startSeeded(units, { folder, say })
  try {
    const editor = await signIn(cms)
    const pull = () => runPull(cms)
    const rows: Row[] = []
    const measure = async (
      name: string,
      { must, before }: { must: number; before: (run: number) => Promise<unknown> },
    ) => {
      const runs: Row[] = []
      for (let run = 0; run < Number(values.runs); run += 1) {
        await before(run)
        say(`Pulling: ${name}`)
        const started = performance.now()
        const report = await pull()
        const { mode, read, calls, peakRssMb } = report
        runs.push({
          ...{ name, mustSeconds: must, seconds: (performance.now() - started) / 1000 },
          ...{ pullSeconds: report.ms / 1000, mode, read, calls, peakRssMb },
        })
      }
      rows.push(middleOf(runs))
    }
    const forget = (path: string) => rm(join(folder, path), { recursive: true, force: true })

    await forget('cache')
    await forget('content')
    await pull()
    await measure('full', {
      must: 4,
      before: () => Promise.all([forget('cache'), forget('content')]),
    })
    await measure('unchanged', { must: 0.6, before: async () => {} })
    await measure('unchanged, a draft saved', {
      must: 0.6,
      before: (run) => editor.save(UNIT, { summary: `Draft ${run}` }),
    })
    await measure('one unit published', {
      must: 0.8,
      before: (run) => editor.publish(UNIT, { summary: `Summary ${run}` }),
    })
    await measure('an amenity of many units renamed', {
      must: 0.8,
      before: (run) => editor.publish(AMENITY, { title: `Amenity ${run}` }),
    })
    if (values.json) console.log(JSON.stringify({ units, rows }, null, 2))
    else console.table(rows)
  } finally {
    await cms.stop()
  }
})

/** `npm run pull` in a separate process, which reports its own peak of memory. */
async function runPull({ url, token }: { url: string; token: string }) {
  const child = spawn(process.execPath, [...NODE_FLAGS, join(root, 'scripts/pull.ts'), '--json'], {
    env: {
      ...process.env,
      ...{ CI: '1', CMS_URL: url, CMS_TOKEN: token },
      CONTENT_DIR: join(folder, 'content'),
      CACHE_DIR: join(folder, 'cache'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const code = await new Promise((ended) => child.on('close', ended))
  if (code !== 0) throw new Error(`A pull of the bench ended with exit code ${code}.`)
  return pulled.parse(JSON.parse(output))
}

function middleOf(runs: Row[]): Row {
  const middle = (field: 'seconds' | 'pullSeconds' | 'peakRssMb') =>
    Math.round(median(runs.map((run) => run[field])) * 100) / 100
  return {
    ...(runs.at(-1) as Row),
    seconds: middle('seconds'),
    pullSeconds: middle('pullSeconds'),
    peakRssMb: middle('peakRssMb'),
  }
}
