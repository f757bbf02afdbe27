import type { PageModel } from '#src/models/pages/page.ts'
import type { MessageKey } from '#src/models/parts/messages.ts'
import { type PageShell, wholeShell } from '#src/models/whole-site/frame.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'
import { dateTag, languageTag } from '#src/site/language-tags.ts'
import type { FramePage } from './frame-page.ts'
import { type Wording, wordingOf } from './wording.ts'

/** In metres. */
const INCH = 0.0254

/** What components of pages need of the page and of its language: handed down as the prop `view`. */
export type View = AnyView & {
  page: PageModel
  /** The shell with its frame if the page is rendered with it; else the build joins the frame to the page. */
  whole: Shell | undefined
}

/** The same for the frame, which is the same for all pages of a language but for what it asks of one. */
export type FrameView = AnyView & Wording<MessageKey> & { shell: Shell; page: FramePage }

/** What both have. */
export type AnyView = Wording & {
  shell: PageShell
  /** A width and a depth in metres, such as "4.20 × 3.60 m". */
  metres: (width: number, depth: number) => string
  /** The same in feet and inches, such as "13′ 9″ × 11′ 10″". */
  feet: (width: number, depth: number) => string
  /** A length in metres, such as "13.52 m". */
  length: (metres: number) => string
  /** The same in feet and inches, such as "44′ 4″". */
  lengthInFeet: (metres: number) => string
  /** A day such as "2026-05-31" in words. */
  date: (day: string) => string
  /** A day as month and year. */
  month: (day: string) => string
  /** A day as quarter and year. */
  quarter: (day: string) => string
  /** An id that no other element of the page has. */
  nextId: () => string
}

type LanguageView = Omit<AnyView, 'shell'> & Wording<MessageKey>

export const pageView = (shell: PageShell, page: PageModel): View => ({
  ...languageView(shell),
  shell,
  page,
  whole: wholeShell(shell),
})

export const frameView = (shell: Shell, page: FramePage): FrameView => ({
  ...languageView(shell),
  shell,
  page,
})

const languageView = (shell: PageShell): LanguageView => {
  const known = writing.get(shell) ?? writingOf(shell)
  writing.set(shell, known)
  // React's own ids would count the pages that are made together.
  let ids = 0
  return { ...known, nextId: () => `_${++ids}_` }
}

/** How a language writes is the same for all its pages, and takes time to find out. */
const writing = new WeakMap<PageShell, ReturnType<typeof writingOf>>()

const writingOf = (shell: PageShell): Omit<LanguageView, 'nextId'> => {
  const locale = languageTag(shell.locale)
  const dates = dateTag(shell.locale)
  const dateFormat = new Intl.DateTimeFormat(dates, { dateStyle: 'long', timeZone: 'UTC' })
  const monthFormat = new Intl.DateTimeFormat(dates, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const yearFormat = new Intl.DateTimeFormat(dates, { year: 'numeric', timeZone: 'UTC' })
  // The calendar of the language: the year of Persian begins in March.
  const monthNumber = new Intl.DateTimeFormat(locale, {
    month: 'numeric',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  })
  const inCentimetres = {
    numberingSystem: shell.digits,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }
  const lengthFormat = new Intl.NumberFormat(locale, inCentimetres)
  const metreFormat = new Intl.NumberFormat(locale, {
    ...inCentimetres,
    ...{ style: 'unit', unit: 'meter' },
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
    metres: (width, depth) =>
      t('unit.metres', { width: lengthFormat.format(width), depth: lengthFormat.format(depth) }),
    feet: (width, depth) =>
      t('unit.feet', { width: feetAndInches(width), depth: feetAndInches(depth) }),
    length: (metres) => metreFormat.format(metres),
    lengthInFeet: feetAndInches,
    date: (day) => dateFormat.format(new Date(day)),
    month: (day) => monthFormat.format(new Date(day)),
    quarter: (day) =>
      t('project.quarter', {
        quarter: number(Math.ceil(Number(monthNumber.format(new Date(day))) / 3)),
        year: yearFormat.format(new Date(day)),
      }),
  }
}
