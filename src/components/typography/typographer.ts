import Typograf from 'typograf'
import { languageTag } from '#src/site/language-tags.ts'

/** The languages whose typography is known (specification, section 9). */
export type TypographyLanguage = 'ru' | 'en-US'

/** Rules that touch neither numbers nor the spaces at the ends, which join a text to what follows it. */
const BOTH = [
  'common/punctuation/quote',
  'common/punctuation/apostrophe',
  'common/punctuation/hellip',
  'common/nbsp/afterParagraphMark',
  'common/nbsp/afterSectionMark',
]

/** English lines are broken well by `text-wrap`; Russian does not leave its short words at the end of one. */
const RULES: Record<TypographyLanguage, string[]> = {
  'en-US': [...BOTH, 'en-US/dash/main'],
  ru: [
    ...BOTH,
    'common/nbsp/afterShortWord',
    'ru/dash/izpod',
    'ru/dash/izza',
    'ru/dash/ka',
    'ru/dash/kakto',
    'ru/dash/koe',
    'ru/dash/main',
    'ru/dash/taki',
    'ru/dash/to',
    'ru/nbsp/abbr',
    'ru/nbsp/addr',
    'ru/nbsp/afterNumberSign',
    'ru/nbsp/beforeParticle',
    'ru/nbsp/centuries',
    'ru/nbsp/dayMonth',
    'ru/nbsp/initials',
    'ru/nbsp/m',
    'ru/nbsp/mln',
    'ru/nbsp/ooo',
    'ru/nbsp/page',
    'ru/nbsp/see',
    'ru/nbsp/year',
    'ru/nbsp/years',
  ],
}

/** Web and mail addresses, and entities, which typograf would turn into characters. */
const KEPT = /(?:\b[a-z][a-z\d+.-]*:\/\/|\bwww\.)\S+|\S+@\S+\.\S+|&#?\w+;/gi

/** A placeholder for what typograf must not see: a character that no text contains. */
const PLACE = '\u{E000}'

/** The typography of a locale of the site, or none. English without a country is that of the US. */
export const typographyLanguage = (locale: string): TypographyLanguage | undefined => {
  const { language, region } = new Intl.Locale(languageTag(locale))
  if (language === 'ru') return 'ru'
  return language === 'en' && (region ?? 'US') === 'US' ? 'en-US' : undefined
}

/**
 * A text with the quotes, dashes, apostrophes and spaces of its language. Numbers and addresses stay as
 * they are. It is no HTML: typograf decodes entities, so it must never see markup.
 */
export const typeset = (text: string, language: TypographyLanguage): string => {
  if (!NEEDS[language].test(text)) return text
  const known = memories[language].get(text)
  if (known !== undefined) return known
  const result = execute(text, language)
  if (memories[language].size === REMEMBERED) memories[language].clear()
  memories[language].set(text, result)
  return result
}

/** What any rule of a language could change: most English texts have nothing of it. */
const NEEDS: Record<TypographyLanguage, RegExp> = {
  'en-US': /["'`]|\.{3}|\s[-–—]|[§¶]/,
  ru: /[\s"'`-]|\.{3}/,
}

/** Texts that are on many pages, such as those of header and footer, are typeset once in each worker. */
const REMEMBERED = 2_000
const memories = { ru: new Map<string, string>(), 'en-US': new Map<string, string>() }

const execute = (text: string, language: TypographyLanguage): string => {
  const kept: string[] = []
  const hidden = text.replace(KEPT, (found) => {
    kept.push(found)
    return PLACE
  })
  return typographers[language].execute(hidden).replaceAll(PLACE, () => kept.shift() ?? '')
}

/** Pieces of one text, such as the words before, in and after an emphasis. Together they are typeset. */
export const typesetPieces = (pieces: string[], language: TypographyLanguage): string[] => {
  const typesetAs = typeset(pieces.join(JOINT), language).split(JOINT)
  return typesetAs.length === pieces.length ? typesetAs : pieces
}

const JOINT = '\u{E001}'

const typographer = (language: TypographyLanguage) =>
  new Typograf({ locale: [language], disableRule: ['*'], enableRule: RULES[language] })

const typographers = { ru: typographer('ru'), 'en-US': typographer('en-US') }
