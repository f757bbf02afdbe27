import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Entry } from '#src/cms/types.ts'
import { heldHomes } from '#src/content/homes.ts'
import { readSnapshot } from '#src/content/read.ts'
import { localeContent } from '#src/models/entries/locale-content.ts'
import type { LocaleCards } from '#src/models/parts/cards.ts'
import { matchedItems } from '#src/models/parts/unit-filter.ts'
import { foundCard, searchedHomes } from '#src/models/whole-site/searched-homes.ts'
import { searchFiles, unitSearch } from '#src/models/whole-site/unit-search.ts'

const HOMES = 30_000
const HOMES_A_PROJECT = 60
const FLOORS = 60
/** Before the first choice, as it is sent: compressed. */
const BAR_BYTES = 300_000

test('30,000 homes that have nothing in common load no more than 300 kB before the first choice', async () => {
  const { content, cards } = await manyHomes()
  const homes = content.all.units.flatMap((entry) => {
    const card = cards.unit(entry.documentId)
    return card ? [{ entry, card, matched: matchedItems(entry, content) }] : []
  })
  const projects = [...Map.groupBy(homes, ({ entry }) => entry.project ?? '')]
  const found = (its: typeof homes) =>
    its.map(({ entry, card }) => [entry.documentId, foundCard(entry, card, content)])
  const search = unitSearch(
    content,
    projects.map(([id, its]) => ({ id, homes: searchedHomes(its, content) })),
    {
      versionOf: (project) => project,
      cardsOf: (project) =>
        Object.fromEntries(found(projects.find(([id]) => id === project)?.[1] ?? [])),
    },
  )
  const files = Object.values(searchFiles({ en: search }))
  const [index = '', , , firstCards = ''] = files
  expect(JSON.parse(index).total).toBe(HOMES)
  // The first cards are loaded with the index.
  expect(gzipSync(index).length + gzipSync(firstCards).length).toBeLessThanOrEqual(BAR_BYTES)
})

/** Homes of the demo whose figures are drawn anew for each, so that next to nothing can be compressed. */
async function manyHomes() {
  const demo = await readSnapshot('content')
  const chance = chances()
  const one = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T
  const units = demo.collections.units.en ?? []
  const projects = demo.collections.projects.en ?? []
  const floors = demo.collections.floors.en ?? []
  const homes = Array.from({ length: HOMES }, (_, at): Entry<'units'> => {
    const home = one(units)
    const number = String(1000 + Math.floor(chance() * 9000))
    const area = Math.round((30 + chance() * 370) * 10) / 10
    return {
      ...home,
      documentId: `unit${at}`,
      number,
      title: home.title.replace(home.number, number),
      project: `project${Math.floor(at / HOMES_A_PROJECT)}`,
      area,
      price: Math.round(area * (8 + chance() * 30)) * 1000,
      floors: [`floor${Math.floor(chance() * FLOORS)}`],
      amenities: home.amenities.filter(() => chance() < 0.9),
      view: one(units).view,
      orientation: one(units).orientation,
      availability: one(units).availability,
    }
  })
  const ofDemo = <T>(all: T[], at: number): T => all[at % all.length] as T
  const content = localeContent(
    {
      ...demo,
      collections: {
        ...demo.collections,
        projects: {
          en: Array.from({ length: HOMES / HOMES_A_PROJECT }, (_, at) => {
            const project = ofDemo(projects, at)
            const slug = at < projects.length ? project.slug : `${project.slug}-${at}`
            return { ...project, documentId: `project${at}`, slug, order: at }
          }),
        },
        floors: {
          en: Array.from({ length: FLOORS }, (_, level) => ({
            ...ofDemo(floors, level),
            documentId: `floor${level}`,
            level,
          })),
        },
      },
    },
    'en',
    [],
    heldHomes(homes),
  )
  const unit: LocaleCards['unit'] = (documentId) => {
    const home = content.byId.units.get(documentId)
    const project = content.byId.projects.get(home?.project ?? '')
    if (!home || !project) return undefined
    const { title, summary, kind, bedrooms, area, price, availability, orientation } = home
    const shown = { title, summary, kind, bedrooms, area, price, availability, orientation }
    return {
      ...shown,
      levels: home.floors.map((floor) => content.byId.floors.get(floor)?.level ?? 0),
      outlook: home.view,
      id: documentId,
      path: `/units/${home.number}`,
      project: project.title,
      picture: null,
      plan: null,
    }
  }
  return { content, cards: { unit } as LocaleCards }
}

/** Numbers from 0 to below 1 that look random and are the same in every run. */
function chances(): () => number {
  let seed = 7
  return () => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
}
