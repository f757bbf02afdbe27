import { describe, expect, test } from 'vitest'
import { pageComponents } from '#src/components/pages/registry.ts'
import type { ArticleModel } from '#src/models/pages/article.ts'
import type { ListModel } from '#src/models/pages/list.ts'
import type { PageContent } from '#src/models/pages/page.ts'
import type { PlanFloor } from '#src/models/parts/home-plan.ts'
import type { Image } from '#src/models/parts/media.ts'
import { planLines } from '#src/models/parts/plan-geometry.ts'
import { LAYOUTS } from '#src/site/site-config.ts'
import { filledPages } from './filled-pages.ts'
import { missing } from './missing.ts'
import { headingLevels, mainOf, renderPage } from './render.tsx'
import { homePlan, image, unitCard } from './sample.ts'

/**
 * Values that show in other words: an enum's in the interface's, the state of a list in its pagination,
 * a filter's range as "1000..2000", the direction of a window in a plan as a line; what a visitor's message begins with is within a link; a place on the city map is not shown on the map around the project.
 */
const IN_OTHER_WORDS = [
  'stage',
  'kind',
  'availability',
  'orientation',
  'furnishing',
  'shown',
  'employment',
  'control',
  'along',
  'width',
  'height',
  'pagination',
  'listPath',
  'message',
  'x',
  'y',
]

const pages = Object.entries(filledPages).map(([name, content]) => ({ name, content }))

describe.each(pages)('$name', ({ content }) => {
  test('shows everything that its model holds (§3.6, §3.7, §3.8)', () => {
    expect(missing(content, renderPage(content), IN_OTHER_WORDS)).toEqual([])
  })

  test('has one heading of the first level, first in the main part, and leaves no level out', () => {
    const levels = headingLevels(mainOf(renderPage(content)))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  test.each(LAYOUTS)('has its landmarks in the layout "%s"', (layout) => {
    const html = renderPage(content, { page: { layout } })
    expect(html.match(/<header[\s>]/g)).toHaveLength(1)
    expect(html.match(/<main[\s>]/g)).toHaveLength(1)
    expect(html.match(/<footer[\s>]/g)).toHaveLength(1)
  })

  test('gives every id once', () => {
    const ids = [...renderPage(content).matchAll(/ id="([^"]*)"/g)].map((match) => match[1])
    expect(ids).toEqual([...new Set(ids)])
  })
})

test('every kind of page has a filled sample', () => {
  const kinds = Object.values(filledPages).map(({ type }) => type)
  expect([...new Set(kinds)].sort()).toEqual(Object.keys(pageComponents).sort())
})

test('a hero that opens the page holds its heading, and its picture loads first', () => {
  const html = renderPage(filledPages['a page that opens with a hero'] as never)
  expect(html).toMatch(/<h1[^>]*>hero title<\/h1>/)
  expect(html).toMatch(
    /<img src="[^"]*\/media\/hero-picture-desktop\.jpg[^"]*"[^>]* loading="eager" fetchPriority="high"/,
  )
})

test('a hero further down is a section like any other', () => {
  const html = renderPage(filledPages['a page without a hero'] as never)
  expect(html).toMatch(/<h1[^>]*>Page title<\/h1>/)
  expect(html).toMatch(/<h2[^>]*>hero title<\/h2>/)
  expect(html).toMatch(
    /<img src="[^"]*\/media\/hero-picture-desktop\.jpg[^"]*"[^>]* loading="lazy"/,
  )
})

test('an empty list says so', () => {
  expect(renderPage(filledPages['an empty list'] as never)).toContain('There is nothing here yet.')
})

test('a filter shows what each choice would leave', () => {
  const html = renderPage(filledPages['a list of units'] as never)
  expect(html).toMatch(/value="villa"\/><span>Villas<\/span><span[^>]*>17<\/span>/)
  expect(html).toMatch(/value="1000\.\.2000"\/><span>Middle<\/span><span[^>]*>23<\/span>/)
})

test('a page for signed-in visitors asks them to sign in', () => {
  const html = mainOf(renderPage({ type: 'guarded' }))
  expect(html).toContain('This page is for signed-in visitors')
  expect(html).toContain('Please sign in to read it.')
})

describe('an error page', () => {
  const html = mainOf(
    renderPage({ type: 'error', code: 404 }, { shell: { home: '/ar' }, page: { locale: 'ar' } }),
  )

  test('has the code, the title and the message of the catalogue', () => {
    expect(html).toContain('>404<')
    expect(html).toMatch(/<h1[^>]*>Page not found<\/h1>/)
    expect(html).toContain(
      'Looks like this link leads nowhere. Check the URL or start from the homepage.',
    )
  })

  test('leads to the home page of its language', () => {
    expect(html).toMatch(/<a [^>]*href="\/ar"[^>]*>Back to home<\/a>/)
  })

  test('names no path before the browser knows it', () => {
    expect(html).not.toContain('Page not found:')
    expect(html).not.toContain('{path}')
  })
})

test('the picture of a plan has a part of its own only where no plan is drawn', () => {
  const home = filledPages['a unit'] as Extract<PageContent, { type: 'unit' }>
  const picturesOf = (content: PageContent) =>
    renderPage(content).match(/data-gallery="plan"/g)?.length
  expect(picturesOf(home)).toBe(1)
  const pictured = { ...home, drawing: null }
  expect(picturesOf(pictured)).toBe(2)
  expect(renderPage(pictured)).toMatch(/<h2[^>]*>Floor plan<\/h2>/)
})

test('the plan stands where a home has no picture: on its page and on its card', () => {
  const home = filledPages['a unit'] as Extract<PageContent, { type: 'unit' }>
  const opening = mainOf(renderPage({ ...home, pictures: [], plan: null })).slice(0, 2_000)
  expect(opening).toMatch(/data-shows="plan"[^>]*><a href="#plan"[^>]*><div[^>]*><svg/)
  const list = filledPages['a list of units'] as Extract<PageContent, { type: 'list' }>
  const plan = planLines(homePlan.floors[0] as PlanFloor)
  const cards = [{ ...unitCard('unit'), picture: null, plan }]
  const html = renderPage({ ...list, list: 'units', cards } as PageContent)
  expect(html).toMatch(/data-card-picture=""[^>]*>(<div[^>]*>)+<svg/)
})

describe('a project with a finder', () => {
  const project = filledPages['a project with a finder'] as Extract<
    PageContent,
    { type: 'project' }
  >
  const withBuilding = (building: Image) =>
    renderPage({
      ...project,
      finder: project.finder && { ...project.finder, image: building },
    })
  const [first] = project.pictures
  const shownAs = (html: string, name: string) => html.match(new RegExp(name, 'g'))?.length ?? 0

  test('opens with the building, whose floors lead to their drawings below', () => {
    const html = mainOf(withBuilding(image('building')))
    const opening = html.slice(0, html.indexOf('<h1'))
    expect(opening).toContain('data-shows="building"')
    const [, floor = ''] = /<a href="#([^"]*)"[^>]*data-tone-of/.exec(opening) ?? []
    expect(html).toContain(`<section id="${floor}"`)
  })

  test('has the first picture among the others unless it is the building', () => {
    const file = first?.desktop.src ?? ''
    const links = (html: string) => shownAs(html, `<li[^>]*><a href="${file}"`)
    expect(links(withBuilding(image('building')))).toBe(1)
    const same = withBuilding(first?.tablet ?? image('none'))
    expect(links(same)).toBe(0)
    expect(shownAs(same, `<a href="${file}"[^>]*aria-label="Pictures"`)).toBe(1)
  })
})

test('the drawn plan of a home says its width and depth in both units', () => {
  const html = renderPage(filledPages['a unit'] as PageContent)
  const words = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  expect(words).toMatch(/Width between the outer walls [\d.]+ m \d+′ \d+″ /)
  expect(words).toMatch(/Depth between the outer walls [\d.]+ m \d+′ \d+″ /)
})

test('an article is shared by its own address', () => {
  const article = filledPages['an article'] as ArticleModel
  const social = article.social.map((it) => ({
    ...it,
    href: 'https://network.example/?text={url}',
  }))
  const html = renderPage({ ...article, social }, { page: { path: '/articles/a-view' } })
  const [, url = ''] = /href="https:\/\/network\.example\/\?text=([^"]*)"/.exec(html) ?? []
  expect(new URL(decodeURIComponent(url)).pathname).toBe('/articles/a-view')
})

test('a range of the filter names its ends as prices, which follow the currency', () => {
  const list = filledPages['a list of units'] as Extract<ListModel, { list: 'units' }>
  const [, option] = list.filter.options
  const range = { label: 'From {min} to {max}', value: null, min: 1000, max: 2000, count: 1 }
  const filter = { ...list.filter, options: [{ ...option, items: [range] }] }
  const html = renderPage({ ...list, filter } as never)
  expect(html).toMatch(/From <data value="1000" data-price="">.*?<\/data> to <data value="2000"/)
})
