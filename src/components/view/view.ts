import type { PageModel } from '#src/models/pages/page.ts'
import type { Shell } from '#src/models/site/shell.ts'
import { languageTag } from '#src/site/language-tags.ts'
import { type Wording, wordingOf } from './wording.ts'

/** In metres. */
const INCH = 0.0254

/** What every component needs of the page and of its language: handed down as the prop `view`. */
export type View = Wording & {
  shell: Shell
  page: PageModel
  /** A width and a depth in metres, such as "4.20 × 3.60 m". */
  metres: (width: number, depth: number) => string
  /** The same in feet and inches, such as "13′ 9″ × 11′ 10″". */
  feet: (width: number, depth: number) => string
  /** A day such as "2026-05-31" in words. */
  date: (day: string) => string
  /** A day as month and year. */
  month: (day: string) => string
  /** The year of a day. */
  year: (day: string) => string
}

export const pageView = (shell: Shell, page: PageModel): View => {
  const locale = languageTag(shell.locale)
  const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const monthFormat = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const yearFormat = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC' })
  const lengthFormat = new Intl.NumberFormat(locale, {
    numberingSystem: shell.digits,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const wording = wordingOf(shell)
  const { t, number } = wording
  const feetAndInches = (metres: number): string => {
    const inches = Math.round(metres / INCH)
    return t('unit.feetInches', {
      feet: number(Math.floor(inches / 12)),
      inches: number(inches % 12),
    })
  }
  return {
    ...wording,
    shell,
    page,
    metres: (width, depth) =>
      t('unit.metres', { width: lengthFormat.format(width), depth: lengthFormat.format(depth) }),
    feet: (width, depth) =>
      t('unit.feet', { width: feetAndInches(width), depth: feetAndInches(depth) }),
    date: (day) => dateFormat.format(new Date(day)),
    month: (day) => monthFormat.format(new Date(day)),
    year: (day) => yearFormat.format(new Date(day)),
  }
}
