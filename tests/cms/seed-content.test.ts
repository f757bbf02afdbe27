import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { DemoEntry } from '../../cms/src/seed/demo-entry.ts'
import { documentId } from '../../cms/src/seed/document-id.ts'
import { inOrderOfReference } from '../../cms/src/seed/order.ts'
import { type Attributes, toData } from '../../cms/src/seed/to-data.ts'
import { ownCms } from './own-cms.ts'

const entry = (type: string, key: string, refs: string[] = []): DemoEntry => ({
  type,
  key,
  file: `demo/content/${type}.ts`,
  shared: { related: refs.map(($ref) => ({ $ref })) },
  locales: {},
})

describe('the order of seeding', () => {
  it('puts each entry after those that it names, and else changes nothing', () => {
    const order = inOrderOfReference([
      entry('floor', 'one', ['project/x']),
      entry('page', 'a'),
      entry('project', 'x', ['tag/t']),
      entry('tag', 't'),
    ])
    expect(order.map(({ key }) => key)).toEqual(['t', 'x', 'one', 'a'])
  })

  it('names the entry that refers to nothing', () => {
    expect(() => inOrderOfReference([entry('unit', 'u1', ['project/nowhere'])])).toThrow(
      'demo/content/unit.ts, entry "u1": refers to "project/nowhere", which does not exist.',
    )
  })

  it('names a circle', () => {
    const circle = [entry('a', '1', ['b/2']), entry('b', '2', ['a/1'])]
    expect(() => inOrderOfReference(circle)).toThrow('a/1 → b/2 → a/1')
  })
})

describe('the data of an entry', () => {
  const attributes: Attributes = {
    title: { type: 'string' },
    tags: { type: 'relation', relation: 'manyToMany', target: 'api::tag.tag' },
    icon: { type: 'media' },
    blocks: { type: 'dynamiczone', components: ['blocks.text'] },
  }
  const lookup = {
    attributes: () => ({ text: { type: 'richtext' }, icon: { type: 'media' } }),
    document: (reference: string) => `id of ${reference}`,
    file: (name: string) => ({ id: name.length, url: `/uploads/hashed-${name}` }),
  }
  const convert = (fields: unknown) => toData(fields, attributes, lookup)

  it('has ids where the content names entries and files', () => {
    const fields = {
      title: 'T',
      tags: [{ $ref: 'tag/a' }],
      blocks: [
        { __component: 'blocks.text', text: '[x](/uploads/a.pdf)', icon: { $media: 'a.svg' } },
      ],
    }
    expect(convert(fields)).toEqual({
      title: 'T',
      tags: ['id of tag/a'],
      blocks: [{ __component: 'blocks.text', text: '[x](/uploads/hashed-a.pdf)', icon: 5 }],
    })
  })

  it.each([
    [{ titel: 'T' }, 'titel', 'is no field here. The fields are: title, tags, icon, blocks.'],
    [{ tags: { $ref: 'tag/a' } }, 'tags', 'must be a list.'],
    [{ tags: ['a'] }, 'tags.0', "is a relation: write ref('type', 'key')."],
    [{ icon: 'a.svg' }, 'icon', "is a file: write media('name.ext')."],
    [{ title: { $ref: 'tag/a' } }, 'title', 'is an object, but the field is a string.'],
    [{ blocks: [{ __component: 'blocks.x' }] }, 'blocks.0', 'Possible are: blocks.text.'],
    [{ blocks: [{ __component: 'blocks.text', txt: '' }] }, 'blocks.0.txt', 'is no field here.'],
  ])('is refused for %j, with its field', (fields, field, problem) => {
    expect(() => convert(fields)).toThrow(
      expect.objectContaining({ field, message: expect.stringContaining(problem) }),
    )
  })
})

describe('a document id', () => {
  it('is made of type and key, 24 small letters and digits, the first a letter', () => {
    const ids = ['a', 'b', 'marina-crest'].map((key) => documentId('project', key))
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9]{23}$/)
    expect(new Set([...ids, documentId('unit', 'a')]).size).toBe(4)
    expect(documentId('project', 'a')).toBe(ids[0])
  })
})

describe('a CMS whose demo content is wrong', () => {
  const demo = mkdtempSync(join(tmpdir(), 'mira-demo-'))
  const tags = (fields: string) => {
    mkdirSync(join(demo, 'content'), { recursive: true })
    writeFileSync(join(demo, 'package.json'), '{"type":"module"}')
    writeFileSync(join(demo, 'content/tag.ts'), `export const tags = [${fields}]\n`)
    return ownCms('wrong-demo', { env: { CMS_DEMO_DIR: demo } })
  }

  afterAll(() => rmSync(demo, { recursive: true, force: true }))

  it('does not start, and names file, entry, language and field', async () => {
    const one = "{ title: 'A', slug: 'a' }"
    await expect(tags(`{ key: 'a', en: ${one}, ar: ${one}, de: { slug: 'A B' } }`)).rejects.toThrow(
      /demo\/content\/tag\.ts, entry "a", locale de, field (title, slug|slug, title|slug): /,
    )
  })
})
