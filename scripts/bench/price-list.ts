/**
 * `node scripts/run.mjs bench/price-list`: how long a price list takes that changes 2,000 homes in every language of a
 * real CMS, and taking it back. `--homes N`, `--runs N` (medians are shown), `--json`.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { runCommand } from '#scripts/lib/command.ts'
import { type Outcome, sendList, undoList } from '../import/send-list.ts'
import { median } from './median.ts'
import { startSeeded } from './seeded-cms.ts'

const folder = join(import.meta.dirname, '../../.cache/bench-price-list')
const PAGE_SIZE = 100

const unitsPage = z.object({
  data: z.array(
    z.object({
      number: z.string(),
      price: z.number(),
      project: z.object({ slug: z.string() }),
    }),
  ),
})
type Home = z.infer<typeof unitsPage>['data'][number]

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      homes: { type: 'string', default: '2000' },
      runs: { type: 'string', default: '5' },
      json: { type: 'boolean', default: false },
    },
  })
  const say = (text: string) => process.stderr.write(`${text}\n`)
  const count = Number(values.homes)
  const cms = await startSeeded(count, { folder, say })
  try {
    const homes = await readHomes(cms, count)
    const file = join(folder, 'prices.csv')
    await writeFile(file, listOf(homes))
    const of = { url: cms.url, token: cms.priceToken }
    const took = new Map<string, number[]>()
    const measure = async (name: string, send: () => Promise<Outcome>, written: boolean) => {
      say(`Sending: ${name}`)
      const started = performance.now()
      const outcome = await send()
      const seconds = (performance.now() - started) / 1000
      if (outcome.changes.length !== homes.length || outcome.written !== written) {
        throw new Error(`The CMS did something else: ${JSON.stringify(outcome).slice(0, 500)}`)
      }
      took.set(name, [...(took.get(name) ?? []), seconds])
    }
    for (let run = 0; run < Number(values.runs); run += 1) {
      await measure('what would change', () => sendList(of, { file, dryRun: true }), false)
      await measure('changed and published', () => sendList(of, { file, dryRun: false }), true)
      await measure('taken back', () => undoList(of, { dryRun: false }), true)
    }
    const rows = [...took].map(([name, all]) => ({
      ...{
        name,
        homes: homes.length,
        mustSeconds: 60,
        seconds: Math.round(median(all) * 100) / 100,
      },
    }))
    if (values.json) console.log(JSON.stringify(rows, null, 2))
    else console.table(rows)
  } finally {
    await cms.stop()
  }
})

async function readHomes(
  { url, token }: { url: string; token: string },
  count: number,
): Promise<Home[]> {
  const homes: Home[] = []
  for (let page = 1; homes.length < count; page += 1) {
    const query = `fields=number,price&populate[project][fields]=slug&sort=documentId&pagination[page]=${page}&pagination[pageSize]=${PAGE_SIZE}`
    const reply = await fetch(`${url}/api/units?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { data } = unitsPage.parse(await reply.json())
    if (data.length === 0) throw new Error(`The CMS has ${homes.length} homes, not ${count}.`)
    homes.push(...data)
  }
  return homes.slice(0, count)
}

/** Another price and another state for each. */
function listOf(homes: readonly Home[]): string {
  const lines = homes.map(
    ({ number, project, price }) => `${number};${project.slug};${price + 1_000};not released`,
  )
  return ['number;project;price;status', ...lines, ''].join('\n')
}
