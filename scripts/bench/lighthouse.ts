import { join } from 'node:path'
import { runCommand } from '#scripts/lib/command.ts'
import { type Marks, startInspector } from '#scripts/lib/lighthouse.ts'
import { EVERY_PAGE } from '#scripts/lib/page-types.ts'
import { readEnvironment } from '#src/environment/commands.ts'
import { startPreview } from '../preview/start-preview.ts'
import { median } from './median.ts'

const root = join(import.meta.dirname, '..', '..')
const BAR = 98
const RUNS = 3
const VALUES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]

/**
 * Lighthouse's mark for speed on a phone, the median of three, for the pages that are named or for every
 * type in both languages: `node scripts/run.mjs bench/lighthouse / /ar/units`. The network and the slower
 * processor are simulated; other work on the machine still lowers the mark.
 */
await runCommand(async () => {
  const { outDir } = readEnvironment()
  const named = process.argv.slice(2)
  const preview = await startPreview({ outDir, projectDir: root })
  const inspector = await startInspector()
  try {
    for (const path of named.length > 0 ? named : EVERY_PAGE) {
      const runs: Marks[] = []
      // The first look has the preview make the pictures.
      await inspector.inspect(preview.url + path, { onlyCategories: ['performance'] })
      for (let run = 0; run < RUNS; run++) {
        runs.push(await inspector.inspect(preview.url + path, { onlyCategories: ['performance'] }))
      }
      const score = median(runs.map(({ scores }) => scores.performance ?? 0))
      const values = VALUES.map((id) => {
        const value = median(runs.map(({ values }) => values[id] ?? 0))
        return `${id} ${id.endsWith('shift') ? value.toFixed(3) : `${value.toFixed(0)} ms`}`
      })
      const missed = score < BAR
      if (missed) process.exitCode = 1
      console.log(`${path}: ${score} (bar ${BAR}${missed ? ', MISSED' : ''}); ${values.join(', ')}`)
    }
  } finally {
    await inspector.close()
    await preview.close()
  }
})
