import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const CODE = [
  '{src,functions,scripts,cms/src,cms/config}/**/*.{ts,tsx,js,mjs,cjs}',
  'cms/*.cjs',
  '*.ts',
]

const FILES = globSync(CODE)
  .map((file) => file.replaceAll('\\', '/'))
  .sort()
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }))

const readsFiles = (code: string) => /['"]node:fs(?:\/promises)?['"]/.test(code)

/** What is done in one way, how a file shows that it does it itself, and which files may, with the reason. */
const WAYS: Record<string, { isOwn: (code: string) => boolean; may: Record<string, string> }> = {
  'JSON is read from files by src/lib/json-file.ts': {
    isOwn: (code) => readsFiles(code) && code.includes('JSON.parse('),
    may: {
      'src/lib/json-file.ts': 'it is the way',
      'src/app/handed-models.ts': "Next's compiler follows the paths of files",
      'src/app/kept-texts.ts': 'a line says by a hash that it is whole',
      'src/content/checked-file.ts': 'its errors say how to write a snapshot again',
      'scripts/build/theme/read-theme.ts': 'its errors say what to change in a theme',
      'scripts/lib/packages.mjs': 'it runs before packages are installed, on any Node',
      'scripts/netlify-plugin/index.js': "it runs in Netlify's own process, on any Node",
      'scripts/bench.ts': 'it parses what a process prints',
      'scripts/bench/pull.ts': 'it parses what a process prints',
      'scripts/lib/run-vitest.ts': 'it parses what a process prints',
      'cms/src/settings/secrets.ts': 'the CMS imports nothing of the site',
      'cms/src/seed/locales.ts': 'the CMS imports nothing of the site',
    },
  },
  'files and folders are put in place whole by src/lib/write-whole.ts and src/lib/swap-folder.ts': {
    isOwn: (code) => readsFiles(code) && /\brename(?:Sync)?\(/.test(code),
    may: {
      'src/lib/write-whole.ts': 'it is the way of files',
      'src/lib/swap-folder.ts': 'it is the way of folders',
      'src/content/media-cache.ts': 'what arrives is written before its name is known',
      'scripts/build/output/generations.ts': 'it makes the next generation of an old one',
      'scripts/cms/prepare.ts': 'the panel moves into the new folder',
      'scripts/build/next/record-export.cjs': "Next's processes load it before all else",
      'cms/src/settings/secrets.ts': 'the CMS imports nothing of the site',
    },
  },
  'files are written by src/lib/write-whole.ts and src/lib/json-file.ts': {
    isOwn: (code) => /\b(?:writeFile|writeFileSync|createWriteStream)\(/.test(code),
    may: {
      'src/lib/write-whole.ts': 'it is the way',
      'src/content/write.ts': 'its folder is put in place whole',
      'scripts/build/brand/icons.ts': 'its folder is put in place whole',
      'scripts/build/output/restricted.ts': 'its folder is put in place whole',
      'scripts/build/output/fill-folder.ts': 'its folder is put in place whole',
      'scripts/build/theme/write-theme.ts': 'each compile writes them first',
      'scripts/build/next/models-folder.ts': 'they are for one render, which begins after them',
      'src/app/handed-models.ts': 'they are for one build, which reads them after the render',
      'scripts/build/output/check-with-netlify.ts': 'they are removed when they are read',
      'src/content/prepare-file.ts': 'its file gets its name later',
      'src/content/media-cache.ts': 'what arrives is written before its name is known',
      'scripts/lib/file-lock.ts': 'its files say only what a running process does',
      'scripts/live/start-live.ts': 'it writes a log',
      'scripts/build/next/record-export.cjs': "Next's processes load it before all else",
      'scripts/new-site/make-new-site.ts': 'a site that is half made is made again',
      'scripts/new-site/write-seed.ts': 'a site that is half made is made again',
      'scripts/screenshots/contact-sheet.ts': 'a person looks at it',
      'scripts/bench/plain-next.ts': 'its folder is for one measurement',
      'scripts/bench/price-list.ts': 'its file is for one measurement',
      'scripts/bench/seeded-cms.ts': 'a CMS that is half seeded is seeded again',
      'cms/src/files/take-upload.ts': 'Strapi has given the upload a file of its own',
      'cms/src/settings/secrets.ts': 'the CMS imports nothing of the site',
    },
  },
  'the environment is read by src/environment and cms/src/settings/environment.ts': {
    isOwn: (code) =>
      /\bprocess\.env[.[]|\b(?:env|variables|given)\.[A-Z]/.test(code) ||
      /\} = (?:process\.env|env)\b(?!\.)/.test(code) ||
      /\}: NodeJS\.ProcessEnv\b/.test(code),
    may: {
      'cms/config/database.ts': 'it sets a variable of the system',
      'scripts/bench/lead-answers.ts': 'it sets variables for the functions',
      'scripts/build/next/record-export.cjs': "Next's processes load it before all else",
      'scripts/cms/start.ts': 'it cannot import the schema of the CMS',
      'scripts/lib/browsers.ts': 'PATH belongs to the system',
      'scripts/lib/end-with-parent.mjs': 'each process of the project loads it before all else',
      'scripts/lib/postgres.ts': 'PATH belongs to the system',
      'scripts/lib/progress.ts': 'CI belongs to the system',
      'scripts/netlify-plugin/tell-build-ended.js': "it runs in Netlify's own process, on any Node",
      'scripts/preview/start-preview.ts': 'it sets variables for the functions',
      'scripts/run.mjs': 'it runs before packages are installed, on any Node',
      'vitest.config.ts': 'its variables are those of runs of tests',
    },
  },
}

describe.each(Object.entries(WAYS))('%s', (_way, { isOwn, may }) => {
  const own = FILES.filter(({ code }) => isOwn(code)).map(({ file }) => file)

  test('and by no other file', () => {
    expect(own.filter((file) => !(file in may))).toEqual([])
  })

  test('and no exception is idle', () => {
    expect(Object.keys(may).filter((file) => !own.includes(file))).toEqual([])
  })
})
