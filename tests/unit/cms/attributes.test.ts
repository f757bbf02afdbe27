import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { media, optionalText, relation, text } from '#src/cms/fields.ts'
import { collectionTypes, singleTypes, untranslated } from '#src/cms/types.ts'
import { type Attributes, compareAttributes } from './compare-attributes.ts'

const root = join(import.meta.dirname, '../../../cms/src')

type ContentType = {
  kind: 'singleType' | 'collectionType'
  info: { singularName: string; pluralName: string }
  options: { draftAndPublish?: boolean }
  pluginOptions?: { i18n?: { localized?: boolean } }
  attributes: Attributes
}

const contentTypes = new Map(
  readdirSync(join(root, 'api')).flatMap((name) => {
    const file = join(root, 'api', name, 'content-types', name, 'schema.json')
    // An API without its own content type.
    if (!existsSync(file)) return []
    const type: ContentType = JSON.parse(readFileSync(file, 'utf8'))
    const { singularName, pluralName } = type.info
    return [[type.kind === 'singleType' ? singularName : pluralName, type] as const]
  }),
)
const components = new Map(
  readdirSync(join(root, 'components')).flatMap((category) =>
    readdirSync(join(root, 'components', category)).map((file) => {
      const { attributes } = JSON.parse(
        readFileSync(join(root, 'components', category, file), 'utf8'),
      )
      return [`${category}.${file.replace('.json', '')}`, attributes as Attributes]
    }),
  ),
)
const componentOf = (name: string) => {
  const attributes = components.get(name)
  if (!attributes) throw new Error(`The CMS has no component ${name}.`)
  return attributes
}
const schemas: Record<string, z.ZodObject> = { ...singleTypes, ...collectionTypes }

/** The names of layouts, guards and roles: the site has its own list, and reports what is not in it. */
const ownLists = new Set(['pages.layout', 'pages.guard', 'pages.role'])

describe('the schemas of the site and the content types of the CMS', () => {
  test('are of the same types', () => {
    const paths = (kind: string) =>
      [...contentTypes].filter(([, type]) => type.kind === kind).map(([path]) => path)
    expect(paths('singleType').sort()).toEqual(Object.keys(singleTypes).sort())
    expect(paths('collectionType').sort()).toEqual(Object.keys(collectionTypes).sort())
  })

  test.each(Object.entries(schemas))(
    'agree on every field of %s (§3.1, §3.2, §3.3, §3.4, §3.5, §3.6, §3.7, §3.8)',
    (at, schema) => {
      const attributes = contentTypes.get(at)?.attributes ?? {}
      expect(compareAttributes(schema, attributes, { at, componentOf, ownLists })).toEqual([])
    },
  )

  test('leave out no component of the CMS', () => {
    const used = new Set<string>()
    for (const [at, schema] of Object.entries(schemas)) {
      const attributes = contentTypes.get(at)?.attributes ?? {}
      const onComponent = (name: string) => used.add(name)
      compareAttributes(schema, attributes, { at, componentOf, ownLists, onComponent })
    }
    expect([...used].sort()).toEqual([...components.keys()].sort())
  })

  test.each([...contentTypes])('agree on whether %s is translated', (path, { pluginOptions }) => {
    const localized = pluginOptions?.i18n?.localized === true
    expect((untranslated as ReadonlySet<string>).has(path)).toBe(!localized)
  })

  test.each([...contentTypes])('count on drafts of %s', (_path, { options }) => {
    expect(options.draftAndPublish).toBe(true)
  })
})

describe('the comparison', () => {
  const link = z.object({ label: text() })
  const block = z.object({ __component: z.literal('blocks.text'), text: text() })
  const schema = z.object({
    documentId: z.string(),
    title: text(),
    note: optionalText(),
    size: z.enum(['s', 'm']),
    icon: media(),
    tag: relation(),
    links: z.array(link),
    blocks: z.array(z.discriminatedUnion('__component', [block])),
  })
  const attributes: Attributes = {
    title: { type: 'string', required: true },
    note: { type: 'text' },
    size: { type: 'enumeration', enum: ['s', 'm'], required: true },
    icon: { type: 'media', multiple: false },
    tag: { type: 'relation', relation: 'manyToOne' },
    others: { type: 'relation', relation: 'oneToMany', mappedBy: 'tag' },
    links: { type: 'component', repeatable: true, component: 'shared.link' },
    blocks: { type: 'dynamiczone', components: ['blocks.text'] },
  }
  const own: Record<string, Attributes> = {
    'shared.link': { label: { type: 'string', required: true } },
    'blocks.text': { text: { type: 'richtext', required: true } },
  }
  const compare = (changed: Attributes, componentsChanged = own) =>
    compareAttributes(
      schema,
      { ...attributes, ...changed },
      { at: 't', componentOf: (name) => componentsChanged[name] ?? {} },
    )

  test('finds nothing where both agree, and passes over the other side of a relation', () => {
    expect(compare({})).toEqual([])
  })

  test.each<[string, Attributes, string]>([
    ['a field that only the CMS has', { more: { type: 'string' } }, 't.more is in the CMS'],
    [
      'a field that became optional',
      { title: { type: 'string' } },
      't.title may be empty in the CMS',
    ],
    [
      'a field that became required',
      { note: { type: 'text', required: true } },
      't.note is required',
    ],
    [
      'another list of values',
      { size: { type: 'enumeration', enum: ['s'], required: true } },
      't.size has other values',
    ],
    ['many files for one', { icon: { type: 'media', multiple: true } }, 't.icon holds many files'],
    [
      'a relation to many',
      { tag: { type: 'relation', relation: 'manyToMany' } },
      't.tag is relations',
    ],
    [
      'a component that repeats no more',
      { links: { type: 'component', component: 'shared.link' } },
      't.links is repeatable',
    ],
    [
      'a number in place of a text',
      { title: { type: 'integer', required: true } },
      't.title refuses -1000',
    ],
    [
      'a block that only the CMS has',
      { blocks: { type: 'dynamiczone', components: ['blocks.text', 'blocks.new'] } },
      't.blocks holds other components',
    ],
  ])('finds %s', (_what, changed, message) => {
    expect(compare(changed).join('\n')).toContain(message)
  })

  test('finds a field that only the site has', () => {
    const { note, ...others } = attributes
    expect(
      compareAttributes(schema, others, { at: 't', componentOf: (name) => own[name] ?? {} }),
    ).toEqual(['t.note is in the site, but not in the CMS'])
  })

  test('finds a difference inside a block', () => {
    expect(compare({}, { ...own, 'blocks.text': {} })).toEqual([
      't.blocks(blocks.text).text is in the site, but not in the CMS',
    ])
  })
})
