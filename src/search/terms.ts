import { plainText } from '#src/lib/plain-text.ts'
import { askedBedrooms } from './bedrooms.ts'
import { languageOf } from './languages.ts'

const WORDS = /[\p{L}\p{N}\p{M}]+/gu
const GENITIVE = /['’]s(?![\p{L}\p{N}])/gu

/** The language's way to make terms: what the index has, and what a visitor's words are compared by. */
export type Terms = {
  /** The terms of a text in their order, without those that say nothing. */
  of: (text: string) => string[]
  /**
   * The same of what somebody types; if all of it says nothing, the last of it may become a longer word.
   *
   * `said` is the term in the titles of homes with as many bedrooms as are asked for.
   */
  typed: (query: string) => { terms: string[]; said: string | null }
  /** Beginnings that a term may be found by besides itself: the term without its ending. */
  stems: (term: string) => string[]
  /** Whether the language has `others`. */
  findsOthers: boolean
  /** Other terms under which the index has a term. `isWord` knows those of the site. */
  others: (term: string, isWord: (term: string) => boolean) => string[]
}

/** A part of a compound has at least so many letters, and what precedes it at least `HEAD`. */
const PART = 4
const HEAD = 3

/** Terms have no letter case, no accents and no diacritics; digits are 0 to 9. Code of browsers and of the build. */
export const termsIn = (locale: string): Terms => {
  const language = languageOf(locale)
  const known = new Map<string, string>()
  const termOf = (word: string): string => {
    const term = known.get(word) ?? fold(word, language.fold)
    known.set(word, term)
    return term
  }
  const stems = (term: string): string[] =>
    language.endings
      .filter((ending) => term.endsWith(ending) && term.length - ending.length >= language.stem)
      .map((ending) => term.slice(0, -ending.length))
      .slice(0, 1)
  const allOf = (text: string): string[] =>
    (text.replace(GENITIVE, '').match(WORDS) ?? []).map(termOf).filter((term) => term !== '')
  const of = (text: string): string[] => allOf(text).filter((term) => !language.stopWords.has(term))
  return {
    of,
    typed: (query) => {
      const { text, said } = askedBedrooms(allOf(query).join(' '), locale)
      const terms = of(text)
      return { terms: terms.length > 0 ? terms : allOf(text).slice(-1), said }
    },
    stems,
    findsOthers: language.compounds || language.alsoAs !== undefined,
    others: (term, isWord) => [
      ...(language.alsoAs?.(term) ?? []),
      ...(language.compounds ? partsOf(term, isWord, stems) : []),
    ],
  }
}

const fold = (word: string, more: (word: string) => string = (it) => it): string =>
  more(plainText(word))

/** The ends of a compound that are words: "terrasse" of "dachterrasse". Beginnings are found as they are typed. */
const partsOf = (
  term: string,
  isWord: (term: string) => boolean,
  stems: Terms['stems'],
): string[] => {
  const parts: string[] = []
  for (let at = HEAD; at <= term.length - PART; at += 1) {
    const part = term.slice(at)
    if (isWord(part) || stems(part).some(isWord)) parts.push(part)
  }
  return parts
}
