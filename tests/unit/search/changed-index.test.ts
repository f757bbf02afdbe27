import { expect, test } from 'vitest'
import { sha256 } from '#src/lib/hash.ts'
import type { NamedPart } from '#src/search/changed-parts.ts'
import type { SearchDocument } from '#src/search/document.ts'
import { type IndexPart, indexPart } from '#src/search/index-part.ts'
import { type MadeIndex, makeIndex } from '#src/search/make-index.ts'
import { termsIn } from '#src/search/terms.ts'

const EDITS = 150
const PARTS = 6
const EDITED_PARTS = 2
const PAGES_A_PART = 21
/** So many pages have their records in one file; more have them in two. */
const ONE_FILE = 128

/** Words that begin alike, are parts of others, or have endings and letters that a language leaves out. */
const WORDS = {
  en: 'sea seaside view views home homes bay 1204 12 1 tower towers park parking',
  de: 'terrasse dachterrasse dachterrassen garage tiefgarage garten dachgarten dach wohnung 1204 haus hauser tur turen',
  ar: 'البحر بحر وبحر شقة الشقق والشقق لشقق منزل بمنزل المنزل 1204 ١٢٠٤ حديقة وحديقة',
}

type Parts = Map<string, SearchDocument[]>

test.each(['en', 'de', 'ar'] as const)(
  'an index after an edit is the one that is made from nothing (%s)',
  (locale) => {
    const { chance, pick } = seeded(locale.charCodeAt(0))
    const words = WORDS[locale].split(' ')
    const some = (most: number) =>
      Array.from({ length: 1 + Math.floor(chance() * most) }, () => pick(words)).join(' ')
    const page = (key: string): SearchDocument => ({
      key,
      record: {
        ...{ kind: 'unit', path: `/${key}`, title: some(4) },
        ...{ about: some(1), price: Math.floor(chance() * 3), picture: null },
      },
      words: some(2),
      text: some(6),
    })
    const parts: Parts = new Map(
      Array.from({ length: PARTS }, (_, part) => [
        `part ${part}`,
        Array.from({ length: PAGES_A_PART }, (_, at) => page(`units/${part}-${at}`)),
      ]),
    )
    const edits = [
      (pages: SearchDocument[]) => pages.map((it) => (chance() < 0.3 ? page(it.key) : it)),
      (pages: SearchDocument[]) => pages.toReversed(),
      (pages: SearchDocument[]) => pages.map((it) => ({ ...it, text: some(6) })),
      (pages: SearchDocument[]) => pages.slice(1),
      (pages: SearchDocument[]) => [...pages, page(`units/new-${Math.floor(chance() * 1e9)}`)],
    ]
    const store = new Map<string, string>()
    const known = new Map<string, IndexPart>()
    let before: MadeIndex | undefined
    let keysBefore: string[] = []
    for (let edit = 0; edit < EDITS; edit += 1) {
      const named = namedParts(parts, locale)
      let read = 0
      const reading = named.map((it) => ({
        ...it,
        part: () => {
          read += 1
          return it.part()
        },
      }))
      const after = makeIndex(
        reading,
        locale,
        before && {
          state: before.state,
          text: (hash) => store.get(hash) as string,
          part: (name, version) => known.get(`${name} ${version}`),
        },
      )
      const anew = makeIndex(named, locale)
      expect(after.files).toEqual(anew.files)
      expect(after.state).toEqual(anew.state)
      for (const [hash, text] of after.texts) store.set(hash, text)
      for (const hash of Object.values(after.files)) {
        expect(store.get(hash)).toBe(anew.texts.get(hash))
      }
      for (const { name, version, part } of named) known.set(`${name} ${version}`, part())
      const keys = [...parts.values()].flat().map(({ key }) => key)
      // Only what was edited is read, unless the records get another number of files.
      if (keys.length > ONE_FILE === keysBefore.length > ONE_FILE && before) {
        expect(read).toBeLessThanOrEqual(EDITED_PARTS + 1)
      }
      before = after
      keysBefore = keys
      for (let part = 0; part < EDITED_PARTS; part += 1) {
        const name = pick([...parts.keys()])
        parts.set(name, pick(edits)(parts.get(name) ?? []))
      }
      // Parts come, go with all their pages, and come back without any.
      if (edit % 10 === 3) parts.set(`more ${edit}`, [page(`units/more-${edit}`)])
      if (edit % 10 === 6) parts.delete(pick([...parts.keys()]))
      if (edit % 10 === 9) parts.set('part 0', [])
    }
  },
)

const namedParts = (parts: Parts, locale: string): NamedPart[] =>
  [...parts].map(([name, pages]) => ({
    name,
    version: sha256(JSON.stringify(pages)),
    part: () => indexPart(pages, termsIn(locale)),
  }))

const seeded = (start: number) => {
  let seed = start
  const chance = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T
  return { chance, pick }
}
