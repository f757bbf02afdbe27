import { describe, expect, test } from 'vitest'
import type { ProjectModel } from '#src/models/pages/project.ts'
import type { UnitModel } from '#src/models/pages/unit.ts'
import { filledPages } from './filled-pages.ts'
import { mainOf, renderPage } from './render.tsx'
import { unitCard } from './sample.ts'

const unit = filledPages['a unit'] as UnitModel
const project = filledPages['a project'] as ProjectModel
const words = (content: UnitModel | ProjectModel) =>
  mainOf(renderPage(content))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test('a floor whose title has its number says it once', () => {
  const floors = [
    { title: 'Floor 12', level: 12, plan: null, alt: '' },
    { title: 'Ground floor', level: 0, plan: null, alt: '' },
  ]
  const text = words({ ...project, finder: null, floors })
  expect(text).toMatch(/Floor 12 (?!Floor|12)/)
  expect(text).toMatch(/Ground floor Floor 0 /)
})

describe('the facts of a home', () => {
  test('say what buyers are told to ask for', () => {
    const text = words(unit)
    for (const fact of [
      /Price by area AED 27,032 \/ m² AED 2,511 \/ sq ft /,
      /Service charge a year AED 14,250 /,
      /Inner area 271\.5 m² 2,922 sq ft /,
      /Balcony and terrace 29\.5 m² 318 sq ft /,
      /View the old harbour /,
      /Orientation South-west /,
      /Furnishing Partly furnished /,
      /Parking places 3 /,
      /Handover Q2 2028 /,
    ]) {
      expect(text).toMatch(fact)
    }
  })

  test('have no row for what is not given', () => {
    const bare = words({
      ...unit,
      ...{ serviceCharge: null, innerArea: null, balconyArea: null, view: null },
      ...{ orientation: null, furnishing: null, parkingPlaces: null, handover: null, similar: [] },
    })
    expect(bare).not.toMatch(
      /Service charge|Inner area|Balcony and|View|Orientation|Furnishing|Parking|Handover/,
    )
  })

  test('say that the price is told on request, and tell none', () => {
    const html = mainOf(
      renderPage({ ...unit, price: null, files: null, similar: [], project: null }),
    )
    // At the top, in the bar and among the facts.
    expect(html.match(/Price on request/g)).toHaveLength(3)
    expect(html).not.toContain('Price by area')
    expect(html).not.toContain('8150000')
  })
})

test('the card of a home without picture and plan has its size in their place, and no picture that grows', () => {
  const card = { ...unitCard('bare'), picture: null }
  const html = renderPage({ ...project, units: [card] })
  const [article = ''] =
    html.match(/<article(?:(?!<article)[\s\S])*?bare title[\s\S]*?<\/article>/) ?? []
  expect(article).toMatch(/aria-hidden="true">[\s\S]*?246\.5/)
  expect(article).not.toContain('data-card-picture')
})

describe('the facts of a project', () => {
  test('say how far it is', () => {
    const text = words(project)
    expect(text).toMatch(/Construction progress 64% as of June 2026/)
    expect(text).toMatch(/Permit number 71482-P Escrow account ESC-0193-8/)
  })

  test.each([
    ['quarter', 'Q2 2028'],
    ['month', 'May 2028'],
    ['day', '20 May 2028'],
  ] as const)('tell the handover by the %s', (shown, said) => {
    const text = words({ ...project, handover: { handover: '2028-05-20', shown } })
    expect(text).toContain(`Handover ${said} `)
  })
})

test('a payment plan without a price has no column that is nearly empty', () => {
  const [table = ''] =
    /<table(?:(?!<table)[\s\S])*?project registration[\s\S]*?<\/table>/.exec(renderPage(project)) ??
    []
  expect(table).toContain('5,300')
  expect(table).not.toMatch(/<td[^>]*><\/td>/)
  expect(table.match(/scope="col"/g)).toHaveLength(2)
})
