import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { replaceFolder } from '#src/lib/swap-folder.ts'
import { fingerprint } from '../cms/fingerprint.ts'
import { CMS_DIR, DIST_DIR, NODE } from '../cms/paths.ts'
import { prepare } from '../cms/prepare.ts'
import { runStep } from '../cms/run-step.ts'
import { type RunningCms, startCms } from '../cms/start.ts'

const DEMO = join(CMS_DIR, 'demo')
const SEEDED_FROM = ['config', 'demo', 'package-lock.json', 'src']

/** Keeps the developer's own database and secrets out of it. */
const OWN: Record<string, string> = { DATABASE_CLIENT: 'sqlite', DATABASE_URL: '' }

type Seeding = { cacheDir: string; say: (text: string) => void }

/**
 * Starts a CMS that holds the demo and so many units more, in every language. It tells no site of its edits.
 *
 * @param options.folder for its data, which are new each time, and what it is seeded with.
 */
export async function startSeeded(
  units: number,
  { folder, say }: { folder: string; say: Seeding['say'] },
): Promise<RunningCms> {
  const template = await seededWithUnits(units, { cacheDir: join(folder, 'cms'), say })
  const dataDir = join(folder, 'data')
  rmSync(dataDir, { recursive: true, force: true })
  return startCms({
    ...{ dataDir, template, port: 0, quiet: true },
    env: { ...OWN, CMS_TOKEN: '', SITE_URL: 'http://127.0.0.1:9' },
  })
}

/**
 * The data folder of a stopped CMS that holds the demo and so many units more, in every language, seeded
 * by the CMS itself. Kept in `cacheDir` until the content or the code of the CMS changes.
 */
async function seededWithUnits(units: number, { cacheDir, say }: Seeding): Promise<string> {
  const template = join(cacheDir, `${units}-${fingerprint(CMS_DIR, SEEDED_FROM).slice(0, 12)}`)
  if (existsSync(template)) return template
  await prepare({ panel: false, log: say })
  say(`Seeding a CMS with ${units} units besides the demo (once, some minutes)`)
  rmSync(cacheDir, { recursive: true, force: true })
  const demo = join(cacheDir, 'demo')
  writeDemo(demo, units)
  const load =
    `const { createStrapi } = require('@strapi/strapi');` +
    `createStrapi({ appDir: ${JSON.stringify(CMS_DIR)}, distDir: ${JSON.stringify(DIST_DIR)} })` +
    `.load().then((strapi) => strapi.destroy()).then(() => process.exit())`
  await replaceFolder(template, (fresh) =>
    runStep(
      'env',
      [
        ...assignments({ ...OWN, CMS_SEED: 'demo', CMS_DEMO_DIR: demo, CMS_DATA_DIR: fresh }),
        NODE,
        '-e',
        load,
      ],
      'Look what it says above.',
    ),
  )
  return template
}

const assignments = (variables: Record<string, string>) =>
  Object.entries(variables).map(([name, value]) => `${name}=${value}`)

/** The demo's content, with copies of its units under other names. */
function writeDemo(folder: string, units: number): void {
  const content = join(folder, 'content')
  mkdirSync(content, { recursive: true })
  symlinkSync(join(DEMO, 'media'), join(folder, 'media'))
  for (const name of readdirSync(join(DEMO, 'content')).filter((name) => name.endsWith('.ts'))) {
    const original = JSON.stringify(pathToFileURL(join(DEMO, 'content', name)).href)
    const text = name === 'unit.ts' ? unitsModule(original, units) : `export * from ${original}\n`
    writeFileSync(join(content, name), text)
  }
}

const unitsModule = (original: string, units: number): string => `
import { units as demo } from ${original}

const copy = (unit, number) => {
  const renamed = ({ title, slug, ...fields }) => ({
    title: \`\${title} \${number}\`,
    slug: \`\${slug}-\${number}\`,
    ...fields,
  })
  const { key, shared, ...locales } = unit
  const own = Object.entries(locales).map(([locale, fields]) => [locale, renamed(fields)])
  return {
    key: \`\${key}-\${number}\`,
    shared: { ...shared, number: \`\${shared.number}-\${number}\` },
    ...Object.fromEntries(own),
  }
}
const copies = Array.from({ length: ${units} }, (_, index) =>
  copy(demo[index % demo.length], Math.floor(index / demo.length) + 2),
)
export const units = [...demo, ...copies]
`
