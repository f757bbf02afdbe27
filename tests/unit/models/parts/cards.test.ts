import { expect, test } from 'vitest'
import type { Entry } from '#src/cms/types.ts'
import { renderPage } from '../../components/render.tsx'
import { project, siteOf, unit } from '../../content/small-content.ts'

const DRAWING = 'living 0.15 0.15 4 3\nbathroom 4.25 0.15 2 3\nwindow 1 3.27 across 2'

/** The card of a home on the page of its project, and that page. */
const shown = (fields: Partial<Entry<'units'>>) => {
  const site = siteOf({ projects: [project()], units: [unit(fields)] })
  const page = site.pages.find((it) => it.locale === 'en' && it.content.type === 'project')
  if (page?.content.type !== 'project') throw new Error('the project has no page')
  return { card: page.content.units[0], html: renderPage(page.content) }
}

const NAMED = /<svg[^>]* role="img" aria-label="[^"]*: Flat 1"/

test('a home without pictures shows its plan in their place', () => {
  const { card, html } = shown({ images: [], drawing: DRAWING })
  expect(card).toMatchObject({ picture: null, plan: { width: 690, height: 380 } })
  expect(html).toMatch(NAMED)
})

test('a home with pictures shows the first of them, and its card holds no plan', () => {
  const { card, html } = shown({ drawing: DRAWING })
  expect(card).toMatchObject({ plan: null, picture: { alt: 'A house' } })
  expect(html).not.toMatch(NAMED)
})

test('a home with neither has no frame', () => {
  const { card } = shown({ images: [], drawing: null })
  expect(card).toMatchObject({ picture: null, plan: null })
})
