import type { PageModel } from '#src/models/pages/page.ts'
import type { Shell } from '#src/models/site/shell.ts'
import { languageTag } from '#src/site/language-tags.ts'
import { type Wording, wordingOf } from './wording.ts'

/** What every component needs of the page and of its language: handed down as the prop `view`. */
export type View = Wording & {
  shell: Shell
  page: PageModel
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
  return {
    ...wordingOf(shell),
    shell,
    page,
    date: (day) => dateFormat.format(new Date(day)),
    month: (day) => monthFormat.format(new Date(day)),
    year: (day) => yearFormat.format(new Date(day)),
  }
}
