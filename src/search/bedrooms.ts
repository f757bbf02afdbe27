/** A number of bedrooms as visitors write it and as titles of homes do, in the terms of the language. */
type Bedrooms = {
  /** What visitors write, as a regular expression over their terms. */
  asked: string
  /** What is searched for in its place. */
  searched: string
  /** The term by which a title says it. */
  said: string
}

const ENGLISH = ['one', 'two', 'three', 'four', 'five', 'six'].map(
  (word, at): Bedrooms => ({
    asked: `(?:${at + 1}|${word}) ?(?:bed(?:room)?s?|br)`,
    searched: `${word} bedroom`,
    said: word,
  }),
)

/** "Mit einem Schlafzimmer", but "mit zwei Schlafzimmern". */
const GERMAN: Bedrooms[] = [
  { asked: '(?:1|eine?m?) schlafzimmer', searched: 'schlafzimmer', said: 'schlafzimmer' },
  ...['zwei', 'drei', 'vier', 'funf', 'sechs'].map((word, at) => ({
    asked: `(?:${at + 2}|${word}) schlafzimmern?`,
    searched: `${word} schlafzimmer`,
    said: word,
  })),
]

/** Two of something is a form of the word itself. At a short number the index keeps the "ب" before it. */
const ARABIC: Bedrooms[] = [
  { asked: '(?:1 )?غرفه(?: نوم)? واحده|1 غرفه', searched: 'غرفه واحده', said: 'واحده' },
  { asked: '2 غرفه?|غرفت(?:ي|ين|ا|ان)', searched: 'غرفتي', said: 'غرفتي' },
  ...[
    { word: 'ثلاث', said: 'ثلاث' },
    { word: 'اربع', said: 'اربع' },
    { word: 'خمس', said: 'بخمس' },
    { word: 'ست', said: 'بست' },
  ].map(({ word, said }, at) => ({
    asked: `(?:${at + 3}|ب?${word}ه?) غرفه?`,
    searched: `${said} غرف`,
    said,
  })),
]

const BEDROOMS: Readonly<Record<string, Bedrooms[]>> = { en: ENGLISH, de: GERMAN, ar: ARABIC }

/**
 * Finds out whether somebody searches for homes with so many bedrooms, and puts it as titles of homes do: "2 bedrooms"
 * is "two bedroom".
 *
 * @param text terms with a space between them.
 * @returns the text to search for, and the term of those titles; null where no number is asked for.
 */
export const askedBedrooms = (
  text: string,
  locale: string,
): { text: string; said: string | null } => {
  for (const { asked, searched, said } of BEDROOMS[locale.split('-')[0] as string] ?? []) {
    const words = new RegExp(`(?<![^ ])(?:${asked})(?![^ ])`)
    if (words.test(text)) return { text: text.replace(words, searched), said }
  }
  return { text, said: null }
}
