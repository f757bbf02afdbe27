import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { MissingPath } from '#src/components/errors/MissingPath.tsx'
import { UnitFilter } from '#src/components/filter/UnitFilter.tsx'
import { PageTree } from '#src/components/pages/Page.tsx'
import { freeze } from '#src/components/static/freeze.tsx'
import { LAYOUTS } from '#src/site/site-config.ts'
import { filledBlocks } from './filled-blocks.ts'
import { filledPages } from './filled-pages.ts'
import { page, shell } from './sample.ts'

/** React and this code order and escape attributes differently, both rightly, and number ids apart. */
const normal = (html: string): string[] =>
  html
    .replace(/&#x27;/g, "'")
    .replace(/>[^<]*/g, (text) => text.replaceAll('&quot;', '"'))
    .replace(/_R_\w+_/g, 'id')
    .split(/(?=<)|(?<=>)/)
    .map((part) => (part.startsWith('<') ? sortedAttributes(part) : part))

const sortedAttributes = (tag: string): string => {
  const attributes = [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)]
  const name = /^<\/?[\w-]+/.exec(tag)?.[0]
  return [
    name,
    ...attributes.map(([, key, value]) => `${key?.toLowerCase()}=${value}`).sort(),
  ].join(' ')
}

const clientReference = { $$typeof: Symbol.for('react.client.reference') }

// Next replaces what a 'use client' module exports by references; here they are the components themselves.
for (const component of [UnitFilter, MissingPath]) Object.assign(component, clientReference)

const Frozen = ({ tree }: { tree: () => ReactNode }) => freeze(tree())

const Island = Object.assign(() => <button type="button">island</button>, clientReference)

describe.each(Object.entries(filledPages))('%s', (_, content) => {
  test.each(LAYOUTS)('is the same HTML as React makes, in the layout "%s"', (layout) => {
    const tree = () => <PageTree shell={shell()} page={page(content, { layout })} />
    expect(normal(renderToStaticMarkup(<Frozen tree={tree} />))).toEqual(
      normal(renderToStaticMarkup(tree())),
    )
  })
})

test('all blocks are the same HTML as React makes', () => {
  const content = {
    type: 'page',
    title: 'All',
    blocks: Object.values(filledBlocks).map(({ filled }) => filled),
  } as const
  const tree = () => <PageTree shell={shell()} page={page(content as never)} />
  expect(normal(renderToStaticMarkup(<Frozen tree={tree} />))).toEqual(
    normal(renderToStaticMarkup(tree())),
  )
})

const List = ({ words }: { words: string[] }) => (
  <ul>
    {words.map((word) => (
      <li key={word}>{word}</li>
    ))}
  </ul>
)

describe('a frozen tree', () => {
  test('is one element with its content as text', () => {
    expect(freeze(<List words={['a & b', '<c>']} />)).toMatchObject([
      {
        type: 'ul',
        props: {
          dangerouslySetInnerHTML: { __html: '<li>a &amp; b</li><li>&lt;c&gt;</li>' },
        },
      },
    ])
  })

  test('keeps a client component, the elements around it, and freezes its neighbours', () => {
    const tree = (
      <main>
        <p>before</p>
        <Island />
        <p hidden>after</p>
      </main>
    )
    expect(renderToStaticMarkup(freeze(tree))).toBe(
      '<main><p>before</p><button type="button">island</button><p hidden="">after</p></main>',
    )
    const [main] = freeze(tree) as unknown as [
      { props: { children: { props: { children: unknown[] } } } },
    ]
    expect(main.props.children.props.children[0]).toMatchObject({
      type: 'p',
      props: { dangerouslySetInnerHTML: { __html: 'before' } },
    })
  })

  test('refuses what only a script could carry out, and says what to do', () => {
    expect(() =>
      freeze(
        <div>
          <button type="button" onClick={() => {}} />
        </div>,
      ),
    ).toThrow(/<button> has the prop "onClick".*'use client'/)
  })
})
