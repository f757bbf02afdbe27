import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fingerprint } from '../cms/fingerprint.ts'
import { CMS_DIR, DIST_DIR, NODE } from '../cms/paths.ts'
import { prepare } from '../cms/prepare.ts'
import { runStep } from '../cms/run-step.ts'

const DEMO = join(CMS_DIR, 'demo')
const SEEDED_FROM = ['config', 'demo', 'package-lock.json', 'src']

/** Keeps the developer's own database and secrets out of it. */
const OWN: Record<string, string> = { DATABASE_CLIENT: 'sqlite', DATABASE_URL: '' }

/**
 * The data folder of a stopped CMS that holds the demo and so many units more, in every language, seeded
 * by the CMS itself. Kept in `cacheDir` until the content or the code of the CMS changes.
 */
export async function seededWithUnits(
  units: number,
  { cacheDir, say }: { cacheDir: string; say: (text: string) => void },
): Promise<string> {
  const template = join(cacheDir, `${units}-${fingerprint(CMS_DIR, SEEDED_FROM).slice(0, 12)}`)
  if (existsSync(template)) return template
  await prepare({ panel: false, log: say })
  say(`Seeding a CMS with ${units} units besides the demo (once, some minutes)`)
  rmSync(cacheDir, { recursive: true, force: true })
  const demo = join(cacheDir, 'demo')
  const fresh = join(cacheDir, 'seeding')
  writeDemo(demo, units)
  mkdirSync(fresh, { recursive: true })
  const load =
    `const { createStrapi } = require('@strapi/strapi');` +
    `createStrapi({ appDir: ${JSON.stringify(CMS_DIR)}, distDir: ${JSON.stringify(DIST_DIR)} })` +
    `.load().then((strapi) => strapi.destroy()).then(() => process.exit())`
  await runStep(
    'env',
    [
      ...assignments({ ...OWN, CMS_SEED: 'demo', CMS_DEMO_DIR: demo, CMS_DATA_DIR: fresh }),
      NODE,
      '-e',
      load,
    ],
    'Look what it says above.',
  )
  renameSync(fresh, template)
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
