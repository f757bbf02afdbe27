import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { translationEntry } from '#src/cms/components.ts'
import { consent } from '#src/cms/consent-components.ts'
import { writeSnapshot } from '#src/content/write.ts'
import { requireJson } from '#src/lib/json-file.ts'
import theme from '#src/site/theme/theme.json' with { type: 'json' }
import { copyProject } from './copy-project.ts'
import { drawings, plainIcon } from './drawings.ts'
import { NewSiteError, type NewSiteOptions } from './options.ts'
import { siteEntries } from './site-entries.ts'
import { mediaName, snapshotOf } from './snapshot-of.ts'
import { wordsLanguage } from './words.ts'
import { writeSeed } from './write-seed.ts'

const STRIPPED = /(const STRIPPED_SEGMENTS: readonly string\[\] = )\[(.*)\]/

const translationSchema = z.object({ entries: z.array(translationEntry) })
const layoutSchema = z.object({ consent: consent.nullable() })

/**
 * Makes an empty site: the code, a page of each type in each language, and a CMS that begins with the same.
 *
 * @param root the folder of this project, whose `content/` has the words of the interface.
 * @returns the locales whose words are those of another language, with that language.
 */
export const makeNewSite = async (
  root: string,
  options: NewSiteOptions,
): Promise<Record<string, string>> => {
  const { dir, name, locales, currency } = options
  const languages = new Map(
    locales.map((code) => [code, wordsLanguage(code, locales[0] as string)]),
  )
  const inEach = <T>(read: (root: string, language: string) => T) =>
    Object.fromEntries(
      [...new Set(languages.values())].map((language) => [language, read(root, language)]),
    )
  const translations = inEach(readTranslation)
  const consents = inEach(readConsent)
  const entries = siteEntries({ name, locales, currency, translations, consents })
  const drawn = drawings(name, theme.colours)

  await copyProject(root, { dir, packageName: packageName(name) })
  await writeSeed(join(dir, 'cms/demo'), { entries, locales, drawings: drawn })
  await writeFile(join(dir, 'src/site/theme/icon.svg'), plainIcon(theme.colours))
  await stripDefault(join(dir, 'src/site/site-config.ts'), locales[0] as string)
  await writeFile(join(dir, 'README.md'), readme(options))

  const made = join(dir, '.cache/new-site')
  await mkdir(made, { recursive: true })
  for (const [file, text] of Object.entries(drawn)) {
    await writeFile(join(made, mediaName(file, text)), text)
  }
  await writeSnapshot({
    dir: join(dir, 'content'),
    snapshot: snapshotOf({ entries, locales, drawings: drawn }),
    mediaPath: ({ name: file }) => join(made, file),
  })
  return Object.fromEntries(
    [...languages].filter(([code, language]) => new Intl.Locale(code).language !== language),
  )
}

/** The words of the interface as this project has them; none where it has no content in the language. */
const readTranslation = (root: string, language: string) =>
  readContent(root, `translation.${language}.json`, translationSchema)?.entries ?? []

/** The question for consent to third parties, in the same way. */
const readConsent = (root: string, language: string) =>
  readContent(root, `layout.${language}.json`, layoutSchema)?.consent ?? null

const readContent = <T>(root: string, name: string, schema: z.ZodType<T>): T | undefined => {
  const file = join(root, 'content', name)
  return existsSync(file) ? requireJson(file, schema) : undefined
}

/**
 * Segments that are stripped from addresses are those of a language that lived below its code once: that of the default
 * language stays, and the others make room for languages that live there now, or never were.
 */
const stripDefault = async (file: string, defaultLocale: string): Promise<void> => {
  const code = await readFile(file, 'utf8')
  const [, head, list = ''] = STRIPPED.exec(code) ?? []
  if (!head) throw new NewSiteError(`${file} has no line of STRIPPED_SEGMENTS that can be read.`)
  const kept = list.split(/\s*,\s*/).filter((quoted) => quoted === `'${defaultLocale}'`)
  await writeFile(file, code.replace(STRIPPED, `${head}[${kept.join(', ')}]`))
}

/** The name of a package may have small letters, digits and hyphens. */
const packageName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'site'

const readme = ({ name, locales }: NewSiteOptions): string => `# ${name}

Languages: ${locales.join(', ')}; the first one is the default.

1. \`npm install\`, then \`npm start\`: the site at http://127.0.0.1:8888, built from \`content/\`.
2. \`npm run live\`: the CMS at http://127.0.0.1:1337 and the site that follows it. It prints the logins.
3. Replace the words and pictures in the CMS: *Site name and icon*, *Header and footer*, *Interface words*, then each entry.
   With a picture, replace *What is seen* beside it.
4. Colours, fonts and the icon: [docs/theme.md](docs/theme.md).
5. \`npm run pull\` brings the content into \`content/\`; Netlify builds it: [docs/operations.md](docs/operations.md).

[docs/editors.md](docs/editors.md) is the handbook of editors. The other pages in \`docs/\` describe the code as it is in the
project that this site was made of: the tests, benches and examples that they name are there.
`
