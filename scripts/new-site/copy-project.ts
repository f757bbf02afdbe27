import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { z } from 'zod'

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
  ...['cms/client.env', 'cms/dist.next', 'cms/types/generated', 'cms/database'],
  ...['cms/.preparing', 'cms/.strapi-updater.json'],
  ...['docs/contact-sheet.webp', 'docs/main-page.jpg', 'docs/new-site.md'],
  ...['scripts/new-site', 'scripts/new-site.ts'],
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

const packageSchema = z.looseObject({
  name: z.string(),
  description: z.string().optional(),
  scripts: z.record(z.string(), z.string()).optional(),
  packages: z.record(z.string(), z.looseObject({})).optional(),
})

/**
 * Copies the project without its content into a folder.
 *
 * @param root the folder of the project.
 * @param site the new folder, and the name of its package.
 */
export const copyProject = async (
  root: string,
  { dir, packageName }: { dir: string; packageName: string },
): Promise<void> => {
  await mkdir(dir, { recursive: true })
  const filter = (path: string) => !LEFT_OUT.includes(relative(root, path).split(sep).join('/'))
  for (const name of COPIED)
    await cp(join(root, name), join(dir, name), { recursive: true, filter })
  await rename(dir, { 'package.json': packageName, 'cms/package.json': `${packageName}-cms` })
}

/** Names the packages, and leaves out what the project says of itself and the commands that it alone has. */
const rename = async (dir: string, names: Record<string, string>): Promise<void> => {
  for (const [file, name] of Object.entries(names)) {
    for (const path of [file, file.replace('package.json', 'package-lock.json')]) {
      const text = await readFile(join(dir, path), 'utf8')
      const { description: _, ...settings } = packageSchema.parse(JSON.parse(text))
      const scripts = Object.entries(settings.scripts ?? {}).filter(
        ([command]) => !COMMANDS_LEFT_OUT.includes(command),
      )
      const { packages } = settings
      const named = {
        ...settings,
        name,
        ...(settings.scripts && { scripts: Object.fromEntries(scripts) }),
        ...(packages && { packages: { ...packages, '': { ...packages[''], name } } }),
      }
      await writeFile(join(dir, path), `${JSON.stringify(named, null, 2)}\n`)
    }
  }
}
