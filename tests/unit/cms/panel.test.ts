import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { statesOf } from '../../../cms/src/admin/languages/state.ts'
import { titled } from '../../../cms/src/admin/words/block-titles.ts'
import { named } from '../../../cms/src/admin/words/form-titles.ts'
import { MENU, MENU_TITLES, placed } from '../../../cms/src/admin/words/menu-order.ts'

const API = join(import.meta.dirname, '../../../cms/src/api')

describe('the menu of the Content Manager', () => {
  const titles = readdirSync(API, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('schema.json'))
    .map((file) => JSON.parse(readFileSync(join(API, file), 'utf8')))
    .filter(({ pluginOptions }) => pluginOptions?.['content-manager']?.visible !== false)
    .map(({ info }) => info.displayName)

  test('has each type in its place', () => {
    expect([...MENU].sort()).toEqual(titles.sort())
  })

  test('is sorted by place, and shows titles as they are', () => {
    const sorted = [...titles, 'User'].map(placed).sort(new Intl.Collator('en').compare)
    expect(sorted.map((title) => MENU_TITLES[title] ?? title)).toEqual([...MENU, 'User'])
  })
})

describe('a folded block', () => {
  const component = (...names: string[]) => ({
    layout: [names.map((name) => ({ name }))],
    settings: { mainField: 'id' },
  })

  test('is named by the title of its heading, if it has one', () => {
    const components = {
      'blocks.text': component('sectionData', 'text'),
      'shared.chip': component('label'),
    }
    expect(titled(components)).toEqual({
      'blocks.text': {
        ...components['blocks.text'],
        settings: { mainField: 'sectionData.title' },
      },
      'shared.chip': components['shared.chip'],
    })
  })
})

describe('a form', () => {
  const form = (mainField: string) => ({ layout: { settings: { mainField, pageSize: 10 } } })

  test('of what no text names has the name of its type, not an id', () => {
    expect(named(form('documentId'))).toEqual(form('id'))
  })

  test('of an entry with a title keeps it', () => {
    expect(named(form('title'))).toEqual(form('title'))
  })
})

describe('the languages of an entry', () => {
  const english = { code: 'en', name: 'English', isDefault: true }
  const arabic = { code: 'ar', name: 'Arabic', isDefault: false }
  const german = { code: 'de', name: 'German', isDefault: false }
  const updatedAt = '2026-03-01T10:00:00.000Z'

  test('have each their state, the default one first', () => {
    const versions = [
      { locale: 'ar', status: 'modified', updatedAt },
      { locale: 'en', status: 'published', updatedAt },
    ]
    const changedAt = new Date(updatedAt)
    expect(statesOf([arabic, german, english], versions)).toEqual([
      { language: english, state: 'published', changedAt },
      { language: arabic, state: 'modified', changedAt },
      { language: german, state: 'missing', changedAt: null },
    ])
  })

  test('are drafts until they are published', () => {
    const [state] = statesOf([english], [{ locale: 'en', status: 'draft' }])
    expect(state).toEqual({ language: english, state: 'draft', changedAt: null })
  })
})
