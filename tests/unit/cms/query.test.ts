import { expect, test } from 'vitest'
import { z } from 'zod'
import { media, relation, relations, text } from '#src/cms/fields.ts'
import { contentQuery, pageOf, withDocumentIds, zoneQuery } from '#src/cms/query.ts'
import { collectionTypes, singleTypes } from '#src/cms/types.ts'

const link = z.object({ label: text() })
const picture = z.object({ desktop: media(), alt: text() })
const block = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.object({ __component: z.literal(name), ...shape })
const schema = z.object({
  documentId: z.string(),
  title: text(),
  icon: media(),
  tag: relation(),
  others: relations(),
  link: link.nullable(),
  pictures: z.array(picture),
  blocks: z.array(
    z.discriminatedUnion('__component', [
      block('b.text', { text: text() }),
      block('b.hero', { picture }),
    ]),
  ),
})

test('names every file, relation, component and block of a type, and no more', () => {
  expect(contentQuery(schema).split('&')).toEqual([
    'status=published',
    'populate[icon][fields]=url',
    'populate[tag][fields]=documentId',
    'populate[others][fields]=documentId',
    'populate[link]=true',
    'populate[pictures][populate][desktop][fields]=url',
    'populate[blocks][on][b.text]=true',
    'populate[blocks][on][b.hero][populate][picture][populate][desktop][fields]=url',
  ])
})

test('asks for all that is in the zones, and no more', () => {
  expect(zoneQuery(schema, { translated: true })).toBe(
    'status=published&fields=locale&populate[blocks]=true',
  )
})

test('asks for no locale of a type that has none: the CMS refuses the name', () => {
  expect(zoneQuery(z.object({ from: text() }), { translated: false })).not.toContain('locale')
  expect(pageOf('a=b', { page: 1, counted: true, translated: false })).not.toContain('locale')
})

test('pages in an order that is the same in every call', () => {
  expect(pageOf('a=b', { page: 3, counted: false, translated: true })).toBe(
    'a=b&locale=*&sort=documentId,locale&pagination[page]=3&pagination[pageSize]=100&pagination[withCount]=false',
  )
})

test('encodes what comes from outside', () => {
  expect(withDocumentIds('a=b', ['x&y'])).toBe('a=b&filters[documentId][$in]=x%26y')
})

test.each(Object.entries({ ...singleTypes, ...collectionTypes }))(
  'keeps the address for %s below what proxies allow',
  (_type, type) => {
    const query = pageOf(contentQuery(type), { page: 999, counted: false, translated: true })
    expect(query.length).toBeLessThan(8_000)
    for (const part of query.split('&')) expect(part.split('[').length).toBeLessThan(20)
  },
)
