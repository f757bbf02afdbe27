import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { withFileLock } from '#scripts/lib/file-lock.ts'
import { NPM_CI, packagesInstalled } from '#scripts/lib/packages.mjs'
import { replaceFolder } from '#src/lib/swap-folder.ts'
import { writeWhole } from '#src/lib/write-whole.ts'
import { fingerprint, readMark, serverSources } from './fingerprint.ts'
import { CMS_DIR, DIST_DIR, NODE, STRAPI, TSC } from './paths.ts'
import { runStep } from './run-step.ts'

export type Log = (line: string) => void

/** What the panel is built from; what follows `src/admin` it shares with the server. */
const PANEL_SOURCES = [
  'package-lock.json',
  'src/admin',
  'src/addresses/rules.ts',
  'src/heads/rules',
  'src/price-list/jump.ts',
  'src/site-page/field-words.ts',
  'src/words/choices.ts',
  'src/words/patterns.ts',
]

/** Installs, compiles and builds the panel, each only where something changed since the last time. */
export async function prepare({ panel, log }: { panel: boolean; log: Log }): Promise<void> {
  await withFileLock(join(CMS_DIR, '.preparing'), async () => {
    await install(log)
    await compile(log)
    if (panel) await buildPanel(log)
  })
}

async function install(log: Log): Promise<void> {
  if (existsSync(NODE) && packagesInstalled(CMS_DIR)) return
  log('Installing the CMS (once, one to three minutes) …')
  await runStep(
    'npm',
    NPM_CI,
    'Check that npm reaches its registry, then run the command again. If package.json and package-lock.json of the ' +
      'CMS disagree, "npm install" in cms/ makes them agree.',
  )
}

/** Compiles into a new folder, so that neither a removed file nor a failure leaves traces; the panel moves into it. */
async function compile(log: Log): Promise<void> {
  const mark = '.mira-compiled'
  const wanted = fingerprint(CMS_DIR, [
    'config',
    'demo/entry.ts',
    ...serverSources(CMS_DIR),
    'package-lock.json',
    'tsconfig.json',
  ])
  if (readMark(join(DIST_DIR, mark)) === wanted) return
  log('Compiling the CMS …')
  await replaceFolder(DIST_DIR, async (next) => {
    await runStep(NODE, [TSC, '--outDir', next], 'Fix the files that it names.')
    await writeWhole(join(next, mark), wanted)
    const panel = join(DIST_DIR, 'build')
    if (existsSync(panel)) await rename(panel, join(next, 'build'))
  })
}

/** Strapi's panel with what `src/admin` adds to it; Strapi itself does not look at its types. */
async function buildPanel(log: Log): Promise<void> {
  const panel = join(DIST_DIR, 'build')
  const mark = join(panel, '.mira-built')
  const wanted = fingerprint(CMS_DIR, PANEL_SOURCES)
  if (readMark(mark) === wanted) return
  log('Building the admin panel (once, about a minute; --no-admin skips it) …')
  await runStep(NODE, [TSC, '--project', 'src/admin'], 'Fix the files that it names.')
  await runStep(NODE, [STRAPI, 'build'], 'Run with --no-admin to go without the panel.')
  await writeWhole(mark, wanted)
}
