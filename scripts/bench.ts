import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readSnapshot } from '#src/content/read.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { writeSnapshot } from '#src/content/write.ts'
import { readEnvironment } from '#src/environment/commands.ts'
import { editedHeader, editedRates, editedUnit, newPicture, publishedUnit } from './bench/edits.ts'
import { madeContent } from './bench/made-content.ts'
import { preparePlainNext } from './bench/plain-next.ts'
import { clearNext } from './build/next/run-next.ts'
import { runCommand } from './lib/command.ts'

/** One build: seconds of the clock and of all processors, and what it left. */
type Row = {
  name: string
  seconds: number
  cpuSeconds: number
  rendered: number
  peakRssMb: number
  files: number
  bytes: number
}

/** The names of the edits that it makes. */
const EDITS = [
  ...['unchanged', 'oneEntry', 'currency', 'picture'],
  ...['published', 'takenBack', 'header'],
]

const root = join(import.meta.dirname, '..')

const reportSchema = z.object({
  pages: z.object({ total: z.number(), rendered: z.number() }),
  peakRssMb: z.number(),
  files: z.number(),
  bytes: z.number(),
})

/**
 * Builds made content of so many pages: from nothing, unchanged, after one unit was edited, after the rates of the
 * currencies have changed, after a unit has got a new picture, after one was published and taken back, and after the
 * header was edited; with `--against-next`, a plain `next build` of the same pages too. `--only oneEntry,currency` makes
 * these edits alone, since others take minutes on a large site. A table, or with `--json` the rows; progress goes to
 * standard error.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '1000' },
      json: { type: 'boolean', default: false },
      'against-next': { type: 'boolean', default: false },
      repeat: { type: 'string', default: '1' },
      only: { type: 'string' },
    },
  })
  const pages = Number(values.pages)
  const wanted = values.only?.split(',')
  const unknown = wanted?.find((name) => !EDITS.includes(name))
  if (unknown)
    throw new RangeError(`No edit is called "${unknown}": --only takes ${EDITS.join(', ')}.`)
  const folder = join(root, '.cache/bench')
  const say = (text: string) => process.stderr.write(`${text}\n`)
  await rm(folder, { recursive: true, force: true })

  say(`Making content of ${pages} pages`)
  const demoDir = readEnvironment().contentDir
  const content = madeContent(await readSnapshot(demoDir), pages)
  const names = new Map(Object.values(content.media).map(({ sha256, name }) => [sha256, name]))
  const write = (snapshot: Snapshot) =>
    writeSnapshot({
      dir: join(folder, 'content'),
      snapshot,
      mediaPath: ({ sha256 }) => join(demoDir, 'media', names.get(sha256) as string),
    })
  await write(content)

  const rows: Row[] = []
  const measure = async (name: string, run: () => Promise<z.infer<typeof reportSchema>>) => {
    say(`Building: ${name}`)
    const started = performance.now()
    const cpuBefore = childCpuSeconds()
    const report = await run()
    rows.push({
      name,
      seconds: round((performance.now() - started) / 1000),
      cpuSeconds: round(childCpuSeconds() - cpuBefore),
      rendered: report.pages.rendered,
      peakRssMb: report.peakRssMb,
      files: report.files,
      bytes: report.bytes,
    })
  }
  const build = () => runBuild(folder)
  let standing = content
  const measureEdit = async (name: string, edit: (standing: Snapshot) => Snapshot) => {
    if (wanted && !wanted.includes(name)) return
    const edited = edit(standing)
    if (edited !== standing) await write(edited)
    standing = edited
    await measure(name, build)
  }

  await clearNext(root)
  await measure('full', build)
  for (let run = 0; run < Number(values.repeat); run++) {
    await measureEdit('unchanged', (same) => same)
    await measureEdit('oneEntry', (before) => editedUnit(before, `edit ${run}`))
    await measureEdit('currency', (same) => editedRates(same, 1.01 + run / 100))
    await measureEdit('picture', (before) => newPicture(before, `new${run}`))
    const unpublished = standing
    await measureEdit('published', (before) => publishedUnit(before, `new${run}`))
    await measureEdit('takenBack', () => unpublished)
  }
  await measureEdit('header', (before) => editedHeader(before, 'New'))
  if (values['against-next']) {
    await measure('plainNext', await preparePlainNext({ root, folder, content }))
  }

  await rm(folder, { recursive: true, force: true })
  if (values.json) console.log(JSON.stringify({ pages, rows: medians(rows) }, null, 2))
  else console.table(medians(rows))
})

/** `npm run build` on the made content, in a separate process with separate folders. */
async function runBuild(folder: string): Promise<z.infer<typeof reportSchema>> {
  const output = await new Promise<string>((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'build', '--json'], {
      cwd: root,
      env: {
        ...process.env,
        CI: 'true',
        CMS_URL: '',
        CONTENT_DIR: join(folder, 'content'),
        OUT_DIR: join(folder, 'out'),
        CACHE_DIR: join(folder, 'cache'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
    })
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve(text) : reject(new Error(`The build ended with ${code}.`)),
    )
  })
  return reportSchema.parse(JSON.parse(output))
}

/** Runs of one name become one row: the run with the median time. */
function medians(rows: Row[]): Row[] {
  return [...Map.groupBy(rows, ({ name }) => name).values()].map((runs) => {
    const sorted = runs.toSorted((a, b) => a.seconds - b.seconds)
    return sorted[Math.floor((sorted.length - 1) / 2)] as Row
  })
}

/** Processor seconds of all ended children and theirs (Linux; 0 elsewhere). */
function childCpuSeconds(): number {
  const CLOCK_TICKS = 100
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[13]) + Number(fields[14])) / CLOCK_TICKS
  } catch {
    return 0
  }
}

function round(seconds: number): number {
  return Math.round(seconds * 100) / 100
}
