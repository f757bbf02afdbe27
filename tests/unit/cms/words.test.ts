import { describe, expect, test } from 'vitest'
import { SCHEDULE_FIELDS } from '../../../cms/src/schedule/publish-at.ts'
import { CHOICES } from '../../../cms/src/words/choices.ts'
import { READ_ONLY, SCHEDULE } from '../../../cms/src/words/schedule.ts'
import { wantedOf } from '../../../cms/src/words/wanted.ts'
import { type Field, WORDS } from '../../../cms/src/words/words.ts'
import { modelFiles } from './model-files.ts'

const models = modelFiles()
const wordsOf = (uid: string) => WORDS[uid] ?? { form: [], fields: {} }
const names = (form: string[]) => form.flatMap((row) => row.split(' '))

/** What the panel can show in a cell of a list. */
const inLists = (type = '') => !['json', 'richtext', 'dynamiczone', 'component'].includes(type)

describe('the words of the panel', () => {
  test('are those of the content types and components that there are', () => {
    expect(Object.keys(WORDS).sort()).toEqual(models.map(({ uid }) => uid).sort())
  })

  test.each(models)('$uid: each field has a label and help, and a place in the form', (model) => {
    const { form, fields } = wordsOf(model.uid)
    const attributes = Object.keys(model.attributes).sort()
    expect(Object.keys(fields).sort(), 'in cms/src/words').toEqual(attributes)
    expect(names(form).sort(), 'in the form').toEqual(attributes)
  })

  test.each(models)('$uid: main field, columns and order are fields that fit', (model) => {
    const { main, list = [], sort } = wordsOf(model.uid)
    const type = (name: string) => model.attributes[name]?.type
    if (main) expect(['string', 'enumeration']).toContain(type(main))
    for (const column of list) expect(inLists(type(column)), column).toBe(true)
    if (model.kind === 'singleType') expect(main).toBeUndefined()
    if (model.kind !== 'collectionType') return
    expect(list.length).toBeGreaterThan(0)
    expect(main).toBeDefined()
    expect(sort?.split(' ')).toEqual([expect.anything(), expect.stringMatching(/^(ASC|DESC)$/)])
    expect(Object.keys(model.attributes)).toContain(sort?.split(' ')[0])
  })

  test('the fields of a schedule have words and a place in the form, too', () => {
    const visible = Object.entries(SCHEDULE_FIELDS)
      .filter(([, field]) => !('visible' in field && field.visible === false))
      .map(([name]) => name)
    expect(Object.keys(SCHEDULE.fields).sort()).toEqual(visible.sort())
    expect(names(SCHEDULE.form).sort()).toEqual(visible)
    expect(visible).toEqual(expect.arrayContaining(READ_ONLY))
  })

  const all: [string, Field][] = Object.entries({ ...WORDS, schedule: SCHEDULE }).flatMap(
    ([uid, { fields }]) =>
      Object.entries(fields).map(([name, words]): [string, Field] => [`${uid} ${name}`, words]),
  )

  test.each(all)('%s: is a label and a sentence', (_, [label, help]) => {
    expect(label).toMatch(/^[A-Z].{0,40}[^.]$/)
    expect(help).toMatch(/^.{5,160}[.:?]$/)
    // The panel takes its texts for patterns in which these have a meaning.
    expect(`${label}${help}`).not.toMatch(/[{}<>]/)
  })
})

test('each choice of an enumeration has words, and all words a choice', () => {
  const values = models.flatMap(({ attributes }) =>
    Object.values(attributes).flatMap((attribute) => (attribute.enum as string[]) ?? []),
  )
  expect(Object.keys(CHOICES).sort(), 'in cms/src/words/choices.ts').toEqual(
    [...new Set(values)].sort(),
  )
})

describe('the form of a type', () => {
  test('gives the fields of a row equal widths, and long ones a row of their own', () => {
    const attributes = {
      title: { type: 'string' },
      price: { type: 'integer' },
      text: { type: 'richtext' },
    }
    const form = ['title price', 'text']
    const fields: Record<string, Field> = { title: ['Title', 'Its name.'] }
    expect(wantedOf({ kind: 'collectionType', attributes }, { form, fields })).toEqual({
      'settings/pageSize': 50,
      'layouts/edit': [
        [
          { name: 'title', size: 6 },
          { name: 'price', size: 6 },
        ],
        [{ name: 'text', size: 12 }],
      ],
      'metadatas/title/edit/label': 'Title',
      'metadatas/title/edit/description': 'Its name.',
      'metadatas/title/edit/placeholder': '',
      'metadatas/title/list/label': 'Title',
    })
  })

  test.each([
    ['In square metres, such as 84.5.', '84.5'],
    ['Where it leads: such as /a, or #b.', '/a'],
    ['One of them, such as 20; more is slower.', '20'],
    ['A sentence.', ''],
  ])('shows the example of its help in a field that is empty: %s', (help, example) => {
    const fields: Record<string, Field> = { area: ['Area', help] }
    const attributes = { area: { type: 'decimal' } }
    const wanted = wantedOf({ attributes }, { form: ['area'], fields })
    expect(wanted['metadatas/area/edit/placeholder']).toBe(example)
  })

  test.each(models)('$uid: no row is wider than the form', (model) => {
    const edit = wantedOf(model, wordsOf(model.uid))['layouts/edit'] as { size: number }[][]
    for (const row of edit) {
      expect(row.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(12)
    }
  })
})
