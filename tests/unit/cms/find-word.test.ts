import { describe, expect, test } from 'vitest'
import { matches, type Words } from '../../../cms/src/admin/find-word/matches.ts'

const words: Words = {
  en: [
    { key: 'share.copy', value: 'Copy link' },
    { key: 'print.action', value: 'Print the link' },
    { key: null, value: 'A new row' },
  ],
  de: [
    { key: 'share.copy', value: 'Link kopieren' },
    { key: 'print.action', value: 'Für später drucken' },
  ],
}
const keys = (query: string) => matches(words, query).map(({ key }) => key)

describe('interface words', () => {
  test.each([
    ['share', ['share.copy']],
    ['KOPIEREN', ['share.copy']],
    ['spater', ['print.action']],
    ['copy kopieren', ['share.copy']],
    ['link', ['share.copy', 'print.action']],
    ['action link', ['print.action']],
    ['nothing', []],
    ['  ', []],
  ])('by "%s" are %j', (query, found) => expect(keys(query)).toEqual(found))

  test('that have all of it in the key come first', () => {
    const more = { en: [{ key: 'a', value: 'print' }, ...(words.en ?? [])] }
    expect(matches(more, 'print').map(({ key }) => key)).toEqual(['print.action', 'a'])
  })

  test('are found with what they are in each language', () => {
    expect(matches(words, 'copy')).toEqual([
      {
        key: 'share.copy',
        words: [
          { language: 'en', text: 'Copy link' },
          { language: 'de', text: 'Link kopieren' },
        ],
      },
    ])
  })
})
