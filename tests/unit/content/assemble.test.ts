import { expect, test } from 'vitest'
import type { Accepted } from '#src/cms/accept.ts'
import { CmsError } from '#src/cms/errors.ts'
import { localesOf } from '#src/cms/locales.ts'
import { collectionNames, type SingleType, singleNames } from '#src/cms/types.ts'
import { createWarnings } from '#src/cms/warnings.ts'
import {
  assemble,
  type Content,
  type EntryFile,
  type Media,
  quarantineBroken,
} from '#src/content/assemble.ts'
import { type EntryText, fileBytes, readText } from '#src/content/entry-text.ts'
import type { LastGoodVersion } from '#src/content/last-good-version.ts'
import type { MediaFile } from '#src/content/snapshot.ts'

const locales = [
  { code: 'en', name: 'English', isDefault: true },
  { code: 'ar', name: 'العربية', isDefault: false },
]
const LOGO = '/uploads/logo.svg'
const logo: MediaFile = { name: 'logo.svg', mime: 'm', width: 1, height: 1, bytes: 1, sha256: 's' }
const whole: Media = { files: new Map([[LOGO, logo]]), problems: new Map() }

type Read = Accepted<EntryText>

const entry = (type: Read['type'], locale: string, files = [] as string[]): Read => ({
  type,
  documentId: `${type}-1`,
  locale,
  value: readText(type, { documentId: `${type}-1`, in: locale }),
  files: files.map((url) => ({ field: 'icon', url })),
})
const missing = (type: SingleType, locale: string) => ({
  type,
  locale,
  error: new CmsError({ method: 'GET', url: `http://cms/api/${type}?a`, status: 404, hint: '' }),
})

/** All single types, in every locale except for those left out, and some entries. */
function content(entries: Read[] = [], without: [SingleType, string][] = []): Content {
  const left = (type: SingleType, locale: string) =>
    without.some(([a, b]) => a === type && b === locale)
  const singles = singleNames.flatMap((type) =>
    localesOf(type, locales)
      .filter((locale) => !left(type, locale))
      .map((locale) => entry(type, locale)),
  )
  return {
    locales,
    entries: [...singles, ...entries],
    quarantined: [],
    missing: without.map(([type, locale]) => missing(type, locale)),
  }
}

function assembled(read: Content, media = whole, lastGoodVersions: LastGoodVersion[] = []) {
  const { warn, list } = createWarnings()
  const sorted = quarantineBroken(read, media, warn)
  const { entryFiles, quarantined, ...rest } = assemble(
    read,
    { ...sorted, lastGoodVersions },
    { files: media.files, warn },
  )
  const held = (types: string[]) =>
    Object.fromEntries(
      types.map((type) => {
        const ofType = entryFiles.filter((it) => it.type === type)
        return [type, Object.fromEntries(ofType.map((it) => [it.locale, readEntries(it)]))]
      }),
    )
  return {
    snapshot: { singles: held(singleNames), collections: held(collectionNames), media: rest.media },
    quarantined,
    warnings: list(),
  }
}

const readEntries = ({ type, entries }: EntryFile) =>
  JSON.parse(
    new TextDecoder().decode(
      fileBytes(
        type,
        entries.map(({ value }) => (value.status === 'read' ? value.bytes : Buffer.from('null'))),
      ),
    ),
  )

test('puts entries under their type and locale, with an empty list where there are none', () => {
  const { collections } = assembled(
    content([entry('tags', 'en'), entry('redirects', '*')]),
  ).snapshot
  expect(collections.tags).toEqual({ en: [{ documentId: 'tags-1', in: 'en' }], ar: [] })
  expect(Object.keys(collections.redirects ?? {})).toEqual(['*'])
})

test('lists the files that entries use', () => {
  expect(assembled(content([entry('tags', 'en', [LOGO])])).snapshot.media).toEqual({
    'logo.svg': logo,
  })
  expect(assembled(content()).snapshot.media).toEqual({})
})

test('sets an entry aside whose file cannot be had, and says which field holds it', () => {
  const media: Media = { files: new Map(), problems: new Map([[LOGO, 'is lost']]) }
  const { snapshot, quarantined } = assembled(content([entry('tags', 'en', [LOGO])]), media)
  expect(snapshot.collections.tags?.en).toEqual([])
  expect(quarantined).toEqual([
    {
      type: 'tags',
      documentId: 'tags-1',
      locale: 'en',
      field: 'icon',
      problem: 'logo.svg is lost',
      lastGoodVersionShown: false,
    },
  ])
})

test('uses the default locale for a single type that a locale lacks, and says so', () => {
  const { snapshot, warnings } = assembled(content([], [['layout', 'ar']]))
  expect(snapshot.singles.layout?.ar).toEqual({ documentId: 'layout-1', in: 'en' })
  expect(warnings).toEqual([expect.stringContaining('"layout" has no usable version in "ar"')])
})

test('makes no snapshot without a single type in the default locale', () => {
  expect(() => assembled(content([], [['layout', 'en']]))).toThrow(
    '[GET] "http://cms/api/layout": 404 Not Found. The single type "layout" is not published in the default locale "en": publish it',
  )
})

test('makes no snapshot with a single type that is broken in the default locale', () => {
  const read = content([], [['layout', 'en']])
  const field = 'header.logo'
  read.quarantined.push({
    type: 'layout',
    documentId: 'x',
    locale: 'en',
    field,
    problem: 'is empty',
  })
  expect(() => assembled(read)).toThrow(
    'The single type "layout" is broken in the default locale "en": header.logo is empty. Fix it',
  )
})

test('reports entries in a locale that the CMS no longer lists', () => {
  const { snapshot, warnings } = assembled(content([entry('tags', 'fr')]))
  expect(Object.keys(snapshot.collections.tags ?? {})).toEqual(['en', 'ar'])
  expect(warnings).toEqual([expect.stringContaining('tags has entries in the locale "fr"')])
})

test('takes no two files for one name', () => {
  const other = '/other/logo.svg'
  const files = new Map([...whole.files, [other, logo] as const])
  const read = content([entry('tags', 'en', [LOGO, other])])
  expect(() => assembled(read, { files, problems: new Map() })).toThrow('have the name logo.svg')
})

const lastGoodVersion: LastGoodVersion = {
  ...{ type: 'tags', documentId: 'tags-2', locale: 'en' },
  value: readText('tags', { documentId: 'tags-2', from: 'last time' }),
  media: [{ ...logo, sha256: 'old' }],
}
const broken = { ...content([entry('tags', 'en')]) }
broken.quarantined = [
  { type: 'tags', documentId: 'tags-2', locale: 'en', field: 'a', problem: 'b' },
]

test('keeps the last version of a broken entry, and says so', () => {
  const { snapshot, quarantined } = assembled(broken, whole, [lastGoodVersion])
  expect(snapshot.collections.tags?.en).toEqual([
    { documentId: 'tags-1', in: 'en' },
    { documentId: 'tags-2', from: 'last time' },
  ])
  expect(quarantined).toEqual([
    expect.objectContaining({ documentId: 'tags-2', lastGoodVersionShown: true }),
  ])
  expect(snapshot.media).toEqual({ 'logo.svg': { ...logo, sha256: 'old' } })
})

test('shows a file in an entry that stays as it is now, where others show it too', () => {
  const read = { ...broken, entries: [...broken.entries, entry('amenities', 'en', [LOGO])] }
  expect(assembled(read, whole, [lastGoodVersion]).snapshot.media).toEqual({ 'logo.svg': logo })
})

test('lets the last version of a single type stay, also in the default locale', () => {
  const read = content([], [['layout', 'en']])
  read.quarantined = [{ type: 'layout', documentId: 'l', locale: 'en', field: 'a', problem: 'b' }]
  const value = readText('layout', { documentId: 'l', from: 'last time' })
  const lastLayout: LastGoodVersion = {
    type: 'layout',
    documentId: 'l',
    locale: 'en',
    value,
    media: [],
  }
  const { snapshot } = assembled(read, whole, [lastLayout])
  expect(snapshot.singles.layout?.en).toEqual({ documentId: 'l', from: 'last time' })
})

test('an entry stays without a file that it only links to, and the pull says which', () => {
  const files = [{ field: 'text', url: '/uploads/lost.pdf', linked: true as const }]
  const linking = { ...entry('articles', 'en'), files }
  const media: Media = { ...whole, problems: new Map([['/uploads/lost.pdf', 'is empty']]) }
  const { warn, list } = createWarnings()
  const { entries, quarantined } = quarantineBroken(content([linking]), media, warn)
  expect(entries).toContain(linking)
  expect(quarantined).toEqual([])
  expect(list()).toEqual([
    'articles articles-1 (en) links to a file that the site does not have (text): lost.pdf is empty.',
  ])
})
