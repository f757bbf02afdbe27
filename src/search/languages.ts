/** What the search knows of a language. Words are those that `fold` makes. */
type Language = {
  /** Words that say nothing about a page. */
  stopWords: ReadonlySet<string>
  /** Endings that a typed word may have and the word on the page not, the longest first. */
  endings: readonly string[]
  /** As many letters are left at least when an ending goes. */
  stem: number
  /** Whether words are written together, such as "Dachterrasse". */
  compounds: boolean
  /** What else a folded word is brought to. */
  fold?: (word: string) => string
  /** Other words under which a word is found. */
  alsoAs?: (word: string) => string[]
}

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const OTHER: Language = { stopWords: new Set(), endings: [], stem: 4, compounds: false }

const ENGLISH: Language = {
  ...OTHER,
  stopWords: listed(
    'a an and are as at be by for from in is it of on or that the this to was with',
  ),
  endings: ['ies', 'es', 's'],
}

/** "ä" may be typed as "ae" or as "a": both become "a". */
const GERMAN: Language = {
  stopWords: listed(
    'als am an auch auf aus bei das dem den der des die ein eine einem einen einer es fur im in ist mit nach oder sich und vom von vor wie zu zum zur',
  ),
  endings: ['ern', 'en', 'er', 'es', 'em', 'e', 'n', 's'],
  stem: 4,
  compounds: true,
  fold: (word) => word.replace(/([aou])e/g, '$1'),
}

/** "و", "ب" and "ل" are written at the word that follows them. */
const ARABIC: Language = {
  stopWords: listed('في من علي الي عن مع هذا هذه ما لا او ثم كل ان'),
  endings: ['تين', 'ات', 'ين', 'ون', 'ان', 'تي', 'ه', 'ي'],
  stem: 3,
  compounds: false,
  fold: (word) =>
    word
      .replace(/[ءـ]/g, '')
      .replace(/[ٱآأإ]/g, 'ا')
      .replace(/ة/g, 'ه')
      .replace(/[ىی]/g, 'ي')
      .replace(/ک/g, 'ك')
      .replace(/^(?:(?:[وفبك]ال|لل)(?=.{3})|ال(?=.{2}))/, ''),
  alsoAs: (word) => (/^[وبل].{4}/.test(word) ? [word.slice(1)] : []),
}

const LANGUAGES: Readonly<Record<string, Language>> = { en: ENGLISH, de: GERMAN, ar: ARABIC }

/** @param locale such as `de` or `de-AT`. Of a language that it does not know, the search knows letters alone. */
export const languageOf = (locale: string): Language =>
  LANGUAGES[locale.split('-')[0] as string] ?? OTHER
