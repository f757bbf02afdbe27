import { cp, mkdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { z } from 'zod'
import { parseLockFile, withNeededPackages } from '#scripts/lib/package-lock.ts'
import { requireJson, writeIndentedJson } from '#src/lib/json-file.ts'
import { NewSiteError } from './options.ts'

/** What a site needs of a project: its code, and what builds and serves it. */
const COPIED = [
  ...['src', 'functions', 'public', 'scripts', 'cms', 'docs'],
  ...['netlify.toml', 'next.config.ts', 'tsconfig.json', 'biome.jsonc'],
  ...['package.json', 'package-lock.json', '.npmrc', '.gitignore'],
]

/** The demo, what belongs to work on the project itself, and what commands have made. */
const LEFT_OUT = [
  ...['cms/art', 'cms/demo/content', 'cms/demo/media', 'cms/demo/home-pictures.json'],
  ...['cms/node_modules', 'cms/dist', 'cms/build', 'cms/.data', 'cms/.strapi', 'cms/.tmp'],
  ...['cms/client.env', 'cms/.dist.previous', 'cms/types/generated', 'cms/database'],
  ...['cms/.preparing', 'cms/.strapi-updater.json'],
  ...['docs/contact-sheet.webp', 'docs/main-page.jpg', 'docs/new-site.md'],
  ...['bench', 'screenshots', 'new-site'].flatMap((it) => [`scripts/${it}`, `scripts/${it}.ts`]),
  ...['check', 'test', 'test-browsers', 'soak'].map((it) => `scripts/${it}.ts`),
  ...[
    'browser',
    'browsers',
    'changed-tests',
    'checks',
    'java',
    'lighthouse',
    'page-types',
    'postgres',
  ].map((it) => `scripts/lib/${it}.ts`),
  'scripts/lib/run-vitest.ts',
]

/** Commands that need the tests or the demo. */
const COMMANDS_LEFT_OUT = [
  'test',
  'test:browsers',
  'check',
  'bench',
  'screenshots',
  'soak',
  'new-site',
]

/** Packages of these commands and of the tests. */
const PACKAGES_LEFT_OUT = [
  ...[
    '@axe-core/playwright',
    '@netlify/build',
    '@types/selenium-webdriver',
    'fast-check',
    'fflate',
  ],
  ...['htmlparser2', 'imask', 'knip', 'lighthouse', 'oxc-parser', 'pixelmatch', 'playwright'],
  ...['puppeteer-core', 'selenium-webdriver', 'vitest', 'vnu-jar'],
]

const packageSchema = z.looseObject({
  name: z.string(),
  description: z.string().optional(),
  scripts: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
})

/**
 * Copies the project without its content into a folder.
 *
 * @param root the folder of the project.
 * @param site the new folder, and the name of its package.
 * @throws NewSiteError for a folder within one that is copied.
 */
export const copyProject = async (
  root: string,
  { dir, packageName }: { dir: string; packageName: string },
): Promise<void> => {
  const around = COPIED.find((name) => dir.startsWith(join(root, name, sep)))
  if (around) {
    throw new NewSiteError(
      `${dir} lies within ${join(root, around)}, which is copied. Name a folder beside the project.`,
    )
  }
  await mkdir(dir, { recursive: true })
  const filter = (path: string) => !LEFT_OUT.includes(relative(root, path).split(sep).join('/'))
  for (const name of COPIED)
    await cp(join(root, name), join(dir, name), { recursive: true, filter })
  await namePackages(dir, { 'package.json': packageName, 'cms/package.json': `${packageName}-cms` })
}

/** Names the packages, and leaves out what the project says of itself and what it alone has. */
const namePackages = async (dir: string, names: Record<string, string>): Promise<void> => {
  for (const [file, name] of Object.entries(names)) {
    const { description: _, ...own } = requireJson(join(dir, file), packageSchema)
    const scripts = without(own.scripts ?? {}, COMMANDS_LEFT_OUT)
    const devDependencies = own.devDependencies && without(own.devDependencies, PACKAGES_LEFT_OUT)
    await writeIndentedJson(join(dir, file), {
      ...own,
      name,
      scripts,
      ...(devDependencies && { devDependencies }),
    })

    const lockFile = join(dir, file.replace('package.json', 'package-lock.json'))
    const lock = parseLockFile(await readFile(lockFile, 'utf8'))
    const root = { ...lock.packages[''], name, ...(devDependencies && { devDependencies }) }
    await writeIndentedJson(
      lockFile,
      withNeededPackages({ ...lock, name, packages: { ...lock.packages, '': root } }),
    )
  }
}

const without = (values: Record<string, string>, leftOut: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !leftOut.includes(name)))
