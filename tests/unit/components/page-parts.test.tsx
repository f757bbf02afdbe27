import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Comparison } from '#src/components/comparison/Comparison.tsx'
import { MissingPath } from '#src/components/errors/MissingPath.tsx'
import { UnitFilter } from '#src/components/filter/UnitFilter.tsx'
import { PageTree } from '#src/components/pages/Page.tsx'
import { RestrictedContent } from '#src/components/pages/RestrictedContent.tsx'
import { SearchResults } from '#src/components/search/SearchResults.tsx'
import { freeze } from '#src/components/static/freeze.tsx'
import { setAside, shapeOf } from '#src/components/static/set-aside.ts'
import { htmlMark } from '#src/models/pages/page-parts.ts'
import { LAYOUTS } from '#src/site/site-config.ts'
import { filledPages } from './filled-pages.ts'
import { page, shell } from './sample.ts'

// Next replaces what a 'use client' module exports by references; here they are the components themselves.
const asReference = <Component extends object>(component: Component, id: string): Component =>
  Object.assign(component, { $$typeof: Symbol.for('react.client.reference'), $$id: id })

for (const it of [Comparison, MissingPath, RestrictedContent, SearchResults, UnitFilter]) {
  asReference(it, it.name)
}

const filled = (markup: string, html: string[]): string =>
  html.reduce((text, part, number) => text.replace(htmlMark(number), () => part), markup)

describe.each(Object.entries(filledPages))('%s', (_, content) => {
  test.each(LAYOUTS)('is whole with its HTML put back, in the layout "%s"', (layout) => {
    const frozen = () => freeze(<PageTree shell={shell()} page={page(content, { layout })} />)
    const { tree, html } = setAside(frozen())
    expect(html.length).toBeGreaterThan(0)
    const markup = renderToStaticMarkup(tree)
    for (const part of html.filter((it) => it.length > 20)) expect(markup).not.toContain(part)
    expect(filled(markup, html)).toBe(renderToStaticMarkup(frozen()))
  })
})

const shapeOfHtml = (node: React.ReactNode) => shapeOf(setAside(freeze(node)).tree)

test('two pages that differ in their HTML alone have one shape', () => {
  const main = (words: string) => (
    <main id="content">
      <p>{words}</p>
    </main>
  )
  expect(shapeOfHtml(main('one'))).toBe(shapeOfHtml(main('two')))
})

const Island = asReference((_: { value?: unknown }) => null, 'island')
const Other = asReference((_: { value?: unknown }) => null, 'other')
const OnServer = () => null

test('whatever else React renders is in the shape', () => {
  const trees = [
    <main key="a" />,
    <main key="a" id="x" />,
    <div key="a" />,
    <main key="b" />,
    <Island key="a" />,
    <Other key="a" />,
    ...[1, '1', null, undefined, true, Number.NaN, -1, [1], { a: 1 }, { a: undefined }, {}].map(
      (value) => <Island key="a" value={value} />,
    ),
    'text',
    ['text'],
  ]
  const shapes = trees.map(shapeOf)
  expect(shapes).not.toContain(null)
  expect(new Set(shapes).size).toBe(trees.length)
})

test('what this code does not know has no shape', () => {
  for (const value of [new Map(), new Date(0), () => {}, <OnServer key="a" />]) {
    expect(shapeOf(<Island value={value} />)).toBeNull()
  }
})
