import { languageTag } from '#src/site/language-tags.ts'
import { LEAD_VISIT, VISIT_TIME_ZONE } from '#src/site/lead.ts'
import type { FieldDefinition, FormDefinition, OpeningHours } from './form-definition.ts'
import type { RuleMessage } from './message.ts'

/** The days of the week as the CMS calls them, in the order of `Date.getUTCDay`. */
const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const

/** What the day and the time of a visit are checked by. */
export type VisitContext = {
  hours: readonly OpeningHours[]
  /** Where the visit is: the day such as `2026-11-22` and the time such as `14:05`. */
  now: { day: string; time: string }
  /** The chosen day, for the hours of its weekday. */
  day: string
}

type Form = Pick<FormDefinition, 'openingHours' | 'timeZone'> & {
  fields: readonly Pick<FieldDefinition, 'name' | 'kind'>[]
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const MINUTE = 60_000

/** What the fields of a form are checked by if it asks for a day; undefined for any other form. */
export const visitContext = (
  form: Form,
  values: Readonly<Record<string, unknown>>,
  now: number,
): VisitContext | undefined => {
  const field = form.fields.find(({ kind }) => kind === 'date')
  if (!field) return undefined
  return {
    hours: form.openingHours ?? [],
    now: localTime(now, form.timeZone),
    day: String(values[field.name] ?? ''),
  }
}

/** What is wrong with a day or a time; an empty one is right, since `required` says whether it may be. */
export const visitProblem = (
  kind: 'date' | 'time',
  value: string,
  { hours, now, day }: VisitContext,
): RuleMessage | undefined => {
  if (value === '') return undefined
  if (kind === 'date') {
    if (!isDay(value)) return { key: 'rule.date' }
    if (value < now.day) return { key: 'rule.date.past' }
    const weekday = weekdayOf(value)
    const closed = hours.length > 0 && hoursOf(weekday, hours).length === 0
    return closed ? { key: 'rule.date.closed', values: { day: value } } : undefined
  }
  if (!TIME.test(value)) return { key: 'rule.time' }
  if (!isDay(day)) return undefined
  if (day === now.day && value < now.time) return { key: 'rule.time.past' }
  const open = hoursOf(weekdayOf(day), hours)
  const [first] = open
  if (!first || open.some(({ opens, closes }) => opens <= value && value <= closes))
    return undefined
  const last = open.at(-1) ?? first
  return { key: 'rule.time.closed', values: { from: first.opens, to: last.closes } }
}

/**
 * What a lead says of a visit beside the fields: as `2026-11-25T14:30:00+04:00`, and in words of the page's language
 * with the time zone. `{}` for a form that asks for no day, or if it was left empty.
 */
export const visitFields = (
  form: Form | undefined,
  values: Readonly<Record<string, unknown>>,
  locale: string,
): Record<string, string> => {
  const language = knownLanguage(locale)
  const value = (kind: 'date' | 'time') => {
    const field = form?.fields.find((field) => field.kind === kind)
    return field ? String(values[field.name] ?? '') : ''
  }
  const day = value('date')
  const time = value('time')
  if (!isDay(day)) return {}
  const zone = form?.timeZone ?? VISIT_TIME_ZONE
  if (!TIME.test(time)) {
    return { [LEAD_VISIT.at]: day, [LEAD_VISIT.words]: dayInWords(day, language) }
  }
  const offset = offsetOf(Date.parse(`${day}T${time}:00Z`), zone)
  return {
    [LEAD_VISIT.at]: `${day}T${time}:00${offset}`,
    [LEAD_VISIT.words]: `${dayInWords(day, language)}, ${time} (${zoneName(zone, language)})`,
  }
}

/** A day with its weekday, such as "Wednesday, 25 November 2026". */
const dayInWords = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(day),
  )

/** A time zone by its name, such as "Gulf Standard Time". */
export const zoneName = (zone: string, locale: string): string =>
  new Intl.DateTimeFormat(languageTag(locale), { timeZone: zone, timeZoneName: 'long' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone

/** The day and the time of a moment where the visit is. */
export const localTime = (
  now: number,
  zone: string | null | undefined,
): { day: string; time: string } => {
  const text = new Intl.DateTimeFormat('sv', {
    timeZone: zone ?? VISIT_TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(now)
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}

const isDay = (text: string): boolean =>
  DAY.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text

const weekdayOf = (day: string) => WEEKDAYS[new Date(day).getUTCDay()]

const hoursOf = (weekday: (typeof WEEKDAYS)[number] | undefined, hours: readonly OpeningHours[]) =>
  hours.filter(({ day }) => day === weekday).toSorted((a, b) => a.opens.localeCompare(b.opens))

/** A lead may name any language. */
const knownLanguage = (locale: string): string => {
  try {
    return new Intl.Locale(languageTag(locale)).toString()
  } catch {
    return 'en'
  }
}

/** How far a zone is from UTC about the moment, such as `+04:00`. */
const offsetOf = (moment: number, zone: string): string => {
  const { day, time } = localTime(moment, zone)
  const minutes = Math.round((Date.parse(`${day}T${time}Z`) - moment) / MINUTE)
  const two = (n: number) => String(n).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
