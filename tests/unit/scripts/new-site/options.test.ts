import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeNewSite } from '#scripts/new-site/make-new-site.ts'
import { nextLine } from '#scripts/new-site/next-line.ts'
import { NewSiteError, readOptions } from '#scripts/new-site/options.ts'
import { sayIn, wordsLanguage } from '#scripts/new-site/words.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-site-'))
  await writeFile(join(root, 'file'), '')
})
afterAll(() => rm(root, { recursive: true }))

const read = (...args: string[]) => readOptions([join(root, 'my-site'), ...args])

test('a folder is enough: a site in English that is called like the folder', () => {
  expect(read()).toEqual({
    dir: join(root, 'my-site'),
    name: 'My site',
    locales: ['en'],
    currency: 'EUR',
  })
})

test('the default language comes first, whichever place it has', () => {
  expect(read('--locales', 'de,fr, pt-BR', '--default', 'fr').locales).toEqual([
    'fr',
    'de',
    'pt-BR',
  ])
  expect(read('--locales', 'de,fr').locales).toEqual(['de', 'fr'])
  expect(read('--locales', 'ir,zh-Hans', '--name', ' نما ')).toMatchObject({
    locales: ['ir', 'zh-Hans'],
    name: 'نما',
  })
})

test.each(['es-419', 'ar-001', 'zh-Hant-HK'])('takes %s, as the CMS does', (code) => {
  expect(read('--locales', code).locales).toEqual([code])
})

test('the next line can be typed as it is, whatever the folder is called', () => {
  expect(nextLine('/work/norden', '/work/mira')).toBe(
    'Next: cd ../norden && npm install && npm start',
  )
  expect(nextLine('/work/My Site & Co', '/work/mira')).toBe(
    'Next: cd "../My Site & Co" && npm install && npm start',
  )
})

describe('one line says what is wrong, and what to do', () => {
  test.each([
    [['--locales', 'de,xx1'], '--locales has "xx1", which is no language code.'],
    [['--locales', 'de,'], '--locales has "", which is no language code.'],
    [['--locales', 'de,zz'], '--locales has "zz", which is no language code.'],
    [['--locales', 'EN'], '--locales has "EN", which is no language code.'],
    [['--locales', '../x'], '--locales has "../x", which is no language code.'],
    [
      ['--locales', 'de,fr', '--default', 'it'],
      '--default is "it", which --locales (de, fr) lacks.',
    ],
    [['--locales', 'de,fr,de'], '--locales has "de" twice.'],
    [['--name', ' '], '--name is empty.'],
    [['--currency', 'euro'], '--currency is "euro", which is no currency.'],
    [['--colour', 'red'], "Unknown option '--colour'"],
    [['second'], 'Name one folder.'],
  ])('%j', (args, sentence) => {
    expect(() => read(...args)).toThrow(
      expect.objectContaining({ message: expect.stringMatching(/^[^\n]+$/) }),
    )
    expect(() => read(...args)).toThrow(sentence)
  })

  test('a folder that is not empty, a file, and no folder', () => {
    expect(() => readOptions([root])).toThrow(`${root} is not an empty folder.`)
    expect(() => readOptions([join(root, 'file')])).toThrow('is not an empty folder.')
    expect(() => readOptions([])).toThrow('Name one folder. Usage: npm run new-site')
  })
})

test('a language without words begins with those of the default one, else with English', () => {
  expect(wordsLanguage('de', 'fr')).toBe('de')
  expect(wordsLanguage('de-AT', 'fr')).toBe('de')
  expect(wordsLanguage('fr', 'ar')).toBe('ar')
  expect(wordsLanguage('fr', 'it')).toBe('en')
  expect(sayIn('de')('home')).toBe('Startseite')
})

test('a folder within one that is copied is refused before anything is made', async () => {
  const project = join(import.meta.dirname, '../../../..')
  const dir = join(project, 'docs/a-new-site')
  const options = { dir, name: 'New', locales: ['en'], currency: 'EUR' }
  await expect(makeNewSite(project, options)).rejects.toThrow(NewSiteError)
  expect(existsSync(dir)).toBe(false)
})
