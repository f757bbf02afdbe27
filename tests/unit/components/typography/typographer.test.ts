import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  typeset,
  typesetPieces,
  typographyLanguage,
} from '#src/components/typography/typographer.ts'

const NBSP = '\u00a0'

describe('the typography of a locale', () => {
  it.each([
    ['ru', 'ru'],
    ['ru-RU', 'ru'],
    ['en', 'en-US'],
    ['en-US', 'en-US'],
    ['en-GB', undefined],
    ['de', undefined],
    ['ar', undefined],
  ])('%s has that of %s', (locale, language) => {
    expect(typographyLanguage(locale)).toBe(language)
  })
})

describe('a text', () => {
  it('has the quotes, apostrophes, dashes and ellipses of US English (§1.8)', () => {
    expect(typeset('It\'s a "view" - or not...', 'en-US')).toBe(`It’s a “view”${NBSP}— or not…`)
  })

  it('has those of Russian, and its short words hold on to the next (§1.8)', () => {
    expect(typeset('Дом - это "Башня" в саду', 'ru')).toBe(`Дом${NBSP}— это «Башня» в${NBSP}саду`)
  })

  it('keeps web and mail addresses', () => {
    const text = "See https://a.example/x--y?q=1...&it's=2 or mail o'hara@b.example"
    expect(typeset(text, 'en-US')).toBe(text)
  })

  it('keeps entities as they were written: no markup comes of words', () => {
    expect(typeset('&#x3C;script&gt; &amp;', 'en-US')).toBe('&#x3C;script&gt; &amp;')
  })

  it.each(['en-US', 'ru'] as const)('keeps every number, in %s', (language) => {
    const number = fc.stringMatching(/^[+-]?\d{1,4}(?:[ .,:/x×'’–-]?\d{1,3}){0,3}$/)
    const words = fc.constantFrom('дом', 'a', 'the home', 'м', 'в', '"', '-', 'г.', '%', 'm2', '№')
    fc.assert(
      fc.property(fc.array(fc.tuple(words, number)), (parts) => {
        const numbers = parts.map(([, it]) => it)
        const text = typeset(parts.map((part) => part.join(' ')).join(' '), language)
        let from = 0
        for (const it of numbers) {
          const at = text.indexOf(it, from)
          expect({ text, number: it, found: at >= from }).toMatchObject({ found: true })
          from = at + it.length
        }
      }),
    )
  })
})

describe('pieces of one text', () => {
  it('are typeset together and come back as many', () => {
    expect(typesetPieces(['the "', 'bright', '" home - it', ''], 'en-US')).toEqual([
      'the “',
      'bright',
      `” home${NBSP}— it`,
      '',
    ])
  })

  it('keep the spaces at their ends', () => {
    expect(typesetPieces(['  two ', ' words  '], 'ru')).toEqual(['  two ', ' words  '])
  })
})
