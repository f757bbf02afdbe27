import { execFile } from 'node:child_process'
import { readFile, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesBelow } from '#scripts/build/output/files-below.ts'
import { type Import, readImports } from '#tests/fixtures/read-imports.ts'
import { sitemapText } from '#tests/fixtures/sitemaps.ts'

const run = promisify(execFile)

/** Within the project, where its packages are found. */
const DIR = resolve('.cache/new-site-test')
const OUT = join(DIR, 'out')
const LOCALES = { de: '', fr: '/fr', ru: '/ru', ar: '/ar' }

/** A file of each type of page, below the prefix of a language. */
const PAGES = [
  ...['/', '/projects', '/units', '/articles', '/jobs', '/about', '/contact', '/privacy'],
  ...['/projects/first-project', '/units/first-home', '/articles/first-article'],
  ...['/jobs/first-job', '/articles/tags/first-subject', '/shortlist', '/search', '/account/login'],
]

/** The anchors that GitHub makes of the headings of a document. */
const anchorsOf = (document: string): string[] =>
  [...document.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Names that the demo alone has. */
const DEMO_WORDS =
  /mira\b|ميرا|port alma|marina crest|palm court|dune house|harbour lights|skyline one|olive gardens|creek terraces|pearl bay/i

let said: string
let report: { quarantined: unknown[]; problems: unknown[] }
let files: string[]

beforeAll(async () => {
  await rm(DIR, { recursive: true, force: true })
  const args = ['--locales', 'fr,de,ru,ar', '--default', 'de', '--name', 'Nord & Süd']
  said = (await command(resolve('.'), 'new-site', DIR, ...args)).stdout
  await symlink(resolve('node_modules'), join(DIR, 'node_modules'))
  await command(DIR, 'build', '--strict')
  report = JSON.parse(await readFile(join(DIR, '.cache/report.json'), 'utf8'))
  files = await filesBelow(OUT)
})
afterAll(() => rm(DIR, { recursive: true, force: true }))

const command = (root: string, ...args: string[]) =>
  run(process.execPath, [join(root, 'scripts/run.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, SITE_URL: 'https://nord.example' },
  })

const published = (file: string) => readFile(join(OUT, file), 'utf8')
const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
const at = (prefix: string, path: string) => (path === '/' ? prefix || '/' : prefix + path)

describe('a new site', () => {
  test('is built as it is, and nothing in it needs attention', () => {
    expect(report.quarantined).toEqual([])
    expect(report.problems).toEqual([])
    expect(said).toContain('Nord & Süd is in')
    expect(said).toMatch(/no words in "fr" yet: .* begin with those of "de"/)
    expect(said).not.toContain('"ar"')
  })

  test.each(Object.entries(LOCALES))(
    'has a page of each type in %s, which says its language and names its twins',
    async (locale, prefix) => {
      for (const path of PAGES) {
        const html = await published(pageFile(at(prefix, path)))
        expect(html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`)
        if (/^\/(?:account|search|shortlist)/.test(path)) continue
        for (const [other, its] of [...Object.entries(LOCALES), ['x-default', ''] as const]) {
          const href = new URL(at(its, path), 'https://nord.example').href
          expect(html).toContain(`<link rel="alternate" hrefLang="${other}" href="${href}"/>`)
        }
      }
    },
  )

  test('has words of its languages where the project has them, else those of the default one', async () => {
    expect(await published('index.html')).toContain('Startseite')
    expect(await published('fr.html')).toContain('Startseite')
    expect(await published('ar.html')).toContain('الصفحة الرئيسية')
    expect(await published('ar/404.html')).not.toContain('Page not found')
    expect(await published('index.html')).toContain('Nord &amp; Süd')
  })

  test('asks for consent in the words of each language, once there is something to ask for', async () => {
    const german = 'Ihre Wahl zu Cookies'
    const titles = { de: german, fr: german, ru: german, ar: 'اختيارك بشأن ملفات تعريف الارتباط' }
    for (const [locale, title] of Object.entries(titles)) {
      const text = await readFile(join(DIR, `content/layout.${locale}.json`), 'utf8')
      const { consent } = JSON.parse(text)
      expect(consent).toMatchObject({ title, version: '1', link: { href: '/privacy' } })
    }
    expect(await published('index.html')).not.toContain(german)
  })

  test('has no word of the demo, in what is published and in what the CMS begins with', async () => {
    const places = [
      ...files.map((file) => join(OUT, file)),
      ...(await filesBelow(join(DIR, 'content'))).map((file) => join(DIR, 'content', file)),
      ...(await filesBelow(join(DIR, 'cms/demo'))).map((file) => join(DIR, 'cms/demo', file)),
    ].filter((file) => !/\.(?:woff2|png|ico)$/.test(file))
    expect(places.length).toBeGreaterThan(300)
    const found = await Promise.all(
      places.map(async (file) => {
        const word =
          DEMO_WORDS.exec(file.slice(DIR.length)) ?? DEMO_WORDS.exec(await readFile(file, 'utf8'))
        return word ? [`${file}: ${word[0]}`] : []
      }),
    )
    expect(found.flat()).toEqual([])
  })

  test('has no broken link and no file that is missing', async () => {
    const all = new Set(files)
    const documents = files.filter((file) => file.endsWith('.html'))
    const broken = await Promise.all(
      documents.map(async (document) => {
        const html = await published(document)
        const links = [...html.matchAll(/\s(?:href|src)="(\/[^"#?]*)/g)].map(
          ([, path = '']) => path,
        )
        return links
          .filter((path) => !path.startsWith('/api/') && !path.startsWith('/.netlify/'))
          .filter((path) => !all.has(path.slice(1)) && !all.has(pageFile(path)))
          .map((path) => `${document}: ${path}`)
      }),
    )
    expect(documents.length).toBeGreaterThan(4 * PAGES.length)
    expect([...new Set(broken.flat())]).toEqual([])
  })

  test('is in the sitemap whole, with the other languages of each page', async () => {
    const map = await sitemapText(published)
    for (const prefix of Object.values(LOCALES)) {
      for (const path of PAGES.slice(0, 12)) {
        expect(map).toContain(
          `<loc>${new URL(at(prefix, path), 'https://nord.example').href}</loc>`,
        )
      }
    }
    expect(map).toContain('hreflang="ru" href="https://nord.example/ru/about"')
  })

  test('strips no language from addresses, since its languages live there', async () => {
    const rules = (await published('_redirects')).split('\n')
    expect(rules.filter((rule) => /^\/ru(?:\/:head)?(?:\/\*)? /.test(rule))).toEqual([
      '/ru/* /ru/404.html 404',
    ])
    expect(rules).toContain('/news/* /articles/:splat 301!')
    expect(rules).toContain('/ru/news/* /ru/articles/:splat 301!')
  })

  test('has no media of the demo: what it begins with is small', async () => {
    const sizes = await Promise.all(
      ['content/media', 'cms/demo/media', 'out/media'].map(async (folder) => {
        const names = await filesBelow(join(DIR, folder))
        return Promise.all(names.map(async (name) => (await stat(join(DIR, folder, name))).size))
      }),
    )
    expect(sizes.map((files) => files.length)).toEqual([3, 3, 3])
    expect(sizes.flat().reduce((sum, size) => sum + size)).toBeLessThan(10_000)
  })

  test('has documents whose links lead to files and headings that it has', async () => {
    const ofDocs = await filesBelow(join(DIR, 'docs'))
    const all = ['README.md', 'cms/README.md', ...ofDocs.map((file) => `docs/${file}`)]
    const documents = all.filter((file) => file.endsWith('.md'))
    expect(documents).toEqual(expect.arrayContaining(['docs/editors.md', 'docs/operations.md']))
    const broken = await Promise.all(
      documents.map(async (document) => {
        const text = await readFile(join(DIR, document), 'utf8')
        const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
          .map(([, link = '']) => link)
          .filter((link) => !/^[a-z]+:|^\//.test(link))
        const wrong = await Promise.all(
          links.map(async (link) => {
            const [path = '', anchor] = link.split('#')
            const target = path ? join(DIR, dirname(document), path) : join(DIR, document)
            const found = await readFile(target, 'utf8').catch(() => undefined)
            const leads = found !== undefined && (!anchor || anchorsOf(found).includes(anchor))
            return leads ? [] : [`${document}: ${link}`]
          }),
        )
        return wrong.flat()
      }),
    )
    expect(broken.flat()).toEqual([])
  })

  test('names no package after the project that it was made of', async () => {
    for (const [folder, wanted] of Object.entries({ '': 'nord-sud', cms: 'nord-sud-cms' })) {
      for (const file of ['package.json', 'package-lock.json']) {
        const text = await readFile(join(DIR, folder, file), 'utf8')
        expect(JSON.parse(text).name).toBe(wanted)
        expect(text).not.toMatch(/\bmira\b/i)
      }
    }
  })

  test('has the packages that its code imports, and none of the tests', async () => {
    const read = async (file: string) => JSON.parse(await readFile(join(DIR, file), 'utf8'))
    const { dependencies, devDependencies } = await read('package.json')
    const packages = { ...dependencies, ...devDependencies }
    const { packages: locked } = await read('package-lock.json')
    expect(Object.keys(packages)).not.toContain('vitest')
    expect(Object.keys(locked).filter((it) => /\/(?:playwright|vnu-jar)$/.test(it))).toEqual([])

    const imports = readImports(DIR).filter(
      ({ file, to }) => !file.startsWith('cms/') && !to.startsWith('made/'),
    )
    expect(imports.length).toBeGreaterThan(3_000)
    const has = async ({ to, inProject, typeOnly }: Import) => {
      if (inProject) return Boolean(await stat(join(DIR, to)).catch(() => false))
      const [, name = ''] = /^(?:node_modules\/)?((?:@[^/]+\/)?[^/]+)/.exec(to) ?? []
      return (
        to.startsWith('node:') || name in packages || (typeOnly && `@types/${name}` in packages)
      )
    }
    const missing = await Promise.all(
      imports.map(async (it) => ((await has(it)) ? [] : [`${it.file}: ${it.to}`])),
    )
    expect(missing.flat()).toEqual([])
  })

  test('names commands that it has, and none that needs the tests', async () => {
    const { name, scripts } = JSON.parse(await readFile(join(DIR, 'package.json'), 'utf8'))
    expect(name).toBe('nord-sud')
    for (const line of Object.values<string>(scripts)) {
      const [, command] = /^node scripts\/run\.mjs ([\w-]+)$/.exec(line) ?? []
      expect((await stat(join(DIR, 'scripts', `${command}.ts`))).isFile()).toBe(true)
    }
    expect(Object.keys(scripts)).toEqual(
      expect.arrayContaining(['start', 'build', 'cms', 'live', 'pull']),
    )
  })
})

test('a site whose default language is Russian keeps the rule that removes /ru', async () => {
  const dir = resolve('.cache/new-site-ru')
  await rm(dir, { recursive: true, force: true })
  await command(resolve('.'), 'new-site', dir, '--locales', 'en,ru', '--default', 'ru')
  const config = await readFile(join(dir, 'src/site/site-config.ts'), 'utf8')
  await rm(dir, { recursive: true })
  expect(config).toContain("STRIPPED_SEGMENTS: readonly string[] = ['ru']")
})

test('a folder that is not empty is left as it is, with one line and exit code 1', async () => {
  const { code, stderr } = await command(resolve('.'), 'new-site', resolve('docs')).then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number; stderr: string }) => error,
  )
  expect(code).toBe(1)
  expect(stderr.trim()).toBe(
    `${resolve('docs')} is not an empty folder. Name another one, or empty it.`,
  )
})
