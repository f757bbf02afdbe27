import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Entry } from '#src/cms/types.ts'
import { availabilityOf } from '#src/components/finder/tones.ts'
import type { ProjectModel } from '#src/models/pages/project.ts'
import type { UnitModel } from '#src/models/pages/unit.ts'
import { project, siteOf, unit } from '../content/small-content.ts'
import { renderPage } from './render.tsx'

const floor = (level: number, fields: Partial<Entry<'floors'>> = {}): Entry<'floors'> => ({
  documentId: `floor${String(level).padStart(5, '0')}`,
  title: `Floor ${level}`,
  level,
  project: 'project001',
  plan: 'house.jpg',
  alt: null,
  facadeOutline: `M100 ${1000 - level * 10}h200v10h-200z`,
  ...fields,
})

const home = (level: number, place: number, fields: Partial<Entry<'units'>> = {}) =>
  unit({
    documentId: `unit${level}x${place}`.padEnd(12, '0'),
    ...{
      slug: `tower-${level}-${place}`,
      number: `${level}0${place}`,
      title: `Flat ${level}0${place}`,
    },
    floors: [floor(level).documentId],
    outline: `M${place * 200} 100h180v300h-180z`,
    ...fields,
  })

type Made = { units: Entry<'units'>[]; floors: Entry<'floors'>[]; of?: Partial<Entry<'projects'>> }

const siteWith = ({ units, floors, of = {} }: Made) =>
  siteOf({ projects: [project({ finderImage: 'house.jpg', ...of })], units, floors })

const contentOf = <T>(site: ReturnType<typeof siteWith>, path: string): T =>
  site.pages.find((page) => page.path === path)?.content as T

const finderOf = (made: Made) => contentOf<ProjectModel>(siteWith(made), '/projects/tower').finder

describe('the finder of a project', () => {
  it('has the floors from the top, with their homes, and what is free on them', () => {
    const finder = finderOf({
      floors: [floor(1), floor(2)],
      units: [
        home(2, 1, { price: 900_000 }),
        home(2, 2, { price: 700_000 }),
        home(2, 3, { price: 100, availability: 'sold' }),
        home(1, 1, { priceOnRequest: true }),
      ],
    })
    expect(
      finder?.floors.map(({ anchor, free, priceFrom, homes }) => [
        ...[anchor, free, priceFrom],
        homes.map(({ number }) => number).join(),
      ]),
    ).toEqual([
      ['floor-2', 2, 700_000, '201,202,203'],
      ['floor-1', 1, null, '101'],
    ])
  })

  it('has the homes of the filter: each is on its floors or among the others', () => {
    const units = [home(1, 1), home(1, 2, { floors: [] }), home(1, 3, { outline: null })]
    const finder = finderOf({ floors: [floor(1)], units })
    const shown = [
      ...(finder?.floors.flatMap(({ homes }) => homes) ?? []),
      ...(finder?.others ?? []),
    ]
    expect(shown.map(({ number }) => number).toSorted()).toEqual(['101', '102', '103'])
  })

  it('is none where nothing is drawn', () => {
    const units = [home(1, 1, { outline: null })]
    expect(finderOf({ floors: [floor(1, { facadeOutline: null })], units })).toBeNull()
    expect(finderOf({ floors: [floor(1)], units, of: { finderImage: null } })).toBeNull()
  })

  it('tells apart two floors of one level', () => {
    const twin = floor(1, { documentId: 'floor1twin0' })
    const anchors = finderOf({ floors: [floor(1), twin], units: [home(1, 1)] })?.floors
    expect(anchors?.map(({ anchor }) => anchor).toSorted()).toEqual(['floor-1', 'floor-1-2'])
  })

  it.each([
    ['M0 0L10 10', 'has fewer than three corners'],
    ['sketch', 'It holds “k”'],
    ['M0 0H4000V500H0Z', 'published with 1920 × 1080 pixels'],
  ])('leaves out the outline %j, and the report names field and home', (outline, problem) => {
    const made = { floors: [floor(1)], units: [home(1, 1, { outline }), home(1, 2)] }
    const site = siteWith(made)
    const said = site.problems.map((it) => it.problem)
    expect(said).toContainEqual(
      expect.stringMatching(/^The field "Outline on the floor" of "Flat 101" cannot be shown\./),
    )
    expect(said.join()).toContain(problem)
    const [only] = contentOf<ProjectModel>(site, '/projects/tower').finder?.floors ?? []
    expect(only?.homes.map((it) => it.outline !== null)).toEqual([false, true])
  })

  it('shows a home its place on the floor, among all homes with their numbers, and in the building', () => {
    const site = siteWith({ floors: [floor(1)], units: [home(1, 1), home(1, 2)] })
    const { places } = contentOf<UnitModel>(site, '/units/tower-1-1')
    expect(places.map(({ title, own, others, href }) => ({ title, own, others, href }))).toEqual([
      {
        title: 'Floor 1',
        own: { d: 'M200 100L380 100L380 400L200 400Z', mark: { text: '101', x: 290, y: 250 } },
        others: [{ d: 'M400 100L580 100L580 400L400 400Z', mark: { text: '102', x: 490, y: 250 } }],
        href: '/projects/tower#floor-1',
      },
      {
        ...{ title: 'Tower', own: { d: 'M100 990L300 990L300 1000L100 1000Z', mark: null } },
        ...{ others: [], href: '/projects/tower' },
      },
    ])
  })
})

it('shows the drawing of a floor alone where the home is not marked on it', () => {
  const drawingsOf = (outline: string | null) => {
    const units = [home(1, 1, { outline })]
    const site = siteWith({ floors: [floor(1)], units, of: { finderImage: null } })
    const content = contentOf<UnitModel>(site, '/units/tower-1-1')
    expect(content.floors.map(({ title }) => title)).toEqual(['Floor 1'])
    return renderPage(content).match(/data-gallery="floors"/g)?.length ?? 0
  }
  expect(drawingsOf('M200 100L380 100L380 400L200 400Z')).toBe(0)
  expect(drawingsOf(null)).toBe(1)
})

describe('a floor without homes', () => {
  it('is not shown as sold, in the picture of the building either', () => {
    expect(availabilityOf([])).toBe('notReleased')
    const site = siteWith({ floors: [floor(0), floor(1)], units: [home(1, 1)] })
    const html = renderPage(contentOf<ProjectModel>(site, '/projects/tower'))
    const [, tone] = /<a href="#floor-0"[^>]*data-tone-of="(\w+)"/.exec(html) ?? []
    expect(tone).toBe('later')
  })
})

it('does not show a home on the floor of another project', () => {
  const alien = floor(7, { project: 'project002' })
  const units = [home(1, 1, { floors: [alien.documentId], facadeOutline: 'M0 0H90V90H0Z' })]
  const { places } = contentOf<UnitModel>(
    siteWith({ floors: [floor(1), alien], units }),
    '/units/tower-1-1',
  )
  expect(places.map(({ href }) => href)).toEqual(['/projects/tower'])
})

it('adds to the page of a tower with 60 homes on 30 floors less than a picture', () => {
  const levels = Array.from({ length: 30 }, (_, index) => index + 1)
  const made = {
    floors: levels.map((level) => floor(level)),
    units: levels.flatMap((level) => [home(level, 1), home(level, 2)]),
  }
  const content = contentOf<ProjectModel>(siteWith(made), '/projects/tower')
  const size = (model: ProjectModel) => gzipSync(renderPage(model)).length
  expect(content.finder?.floors).toHaveLength(30)
  expect(size(content) - size({ ...content, finder: null })).toBeLessThan(16_000)
})
