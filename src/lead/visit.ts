import { DAY_MS, isTimeZone, TIME_OF_DAY } from '#src/lib/time.ts'
import { WEEKDAYS } from '#src/lib/weekdays.ts'
import { dateTag, languageTag } from '#src/site/language-tags.ts'
import { LEAD_VISIT, VISIT_TIME_ZONE } from '#src/site/lead.ts'
import { fieldValue } from './field-value.ts'
import type { FieldDefinition, FormDefinition, OpeningHours } from './form-definition.ts'
import type { RuleMessage } from './message.ts'

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
const MIDNIGHT = '00:00'
const MINUTE = 60_000
/** Where a day ends last: what has passed there has passed everywhere. */
const LAST_ZONE = 'Etc/GMT+12'

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
    day: String(fieldValue(values[field.name], { ...field, choices: [], rules: [] })),
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
    const closed = hours.length > 0 && openOn(value, hours).length === 0
    return closed ? { key: 'rule.date.closed', values: { day: value } } : undefined
  }
  if (!TIME_OF_DAY.test(value)) return { key: 'rule.time' }
  if (!isDay(day)) return undefined
  if (day === now.day && value < now.time) return { key: 'rule.time.past' }
  const open = openOn(day, hours)
  if (open.length === 0 || open.some(({ opens, until }) => opens <= value && value <= until))
    return undefined
  return { key: 'rule.time.closed', values: { hours: open } }
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
  if (!TIME_OF_DAY.test(time)) {
    return { [LEAD_VISIT.at]: day, [LEAD_VISIT.words]: dayInWords(day, language) }
  }
  const offset = isTimeZone(zone) ? offsetAt(Date.parse(`${day}T${time}:00Z`), zone) : ''
  return {
    [LEAD_VISIT.at]: `${day}T${time}:00${offset}`,
    [LEAD_VISIT.words]: `${momentInWords(day, time, language)} (${zoneName(zone, language)})`,
  }
}

/**
 * The form of a visit as far as its answers show it, for a form whose definition cannot be read.
 *
 * @param timeZone as the page says it; without one the form asks for no visit.
 */
export const visitForm = (
  values: Readonly<Record<string, unknown>>,
  timeZone: string | undefined,
): Form | undefined => {
  if (!isTimeZone(timeZone ?? '')) return undefined
  const fields = Object.entries(values).flatMap(([name, value]): Form['fields'] => {
    if (typeof value !== 'string') return []
    if (isDay(value)) return [{ name, kind: 'date' }]
    return TIME_OF_DAY.test(value) ? [{ name, kind: 'time' }] : []
  })
  return { fields, timeZone }
}

/** A day with its weekday, such as "Wednesday, 25 November 2026". */
const dayInWords = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(dateTag(locale), { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(day),
  )

/** Such as "Wednesday, 25 November 2026 at 14:30". */
const momentInWords = (day: string, time: string, locale: string): string =>
  new Intl.DateTimeFormat(dateTag(locale), {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T${time}Z`))

/** A time zone by the name that it has all year, such as "Gulf Standard Time" or "Central European Time". */
export const zoneName = (zone: string, locale: string): string => {
  if (!isTimeZone(zone)) return zone
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/**
 * The day and the time of a moment where the visit is. In a zone that an older browser does not know, they are those of
 * the place where a day ends last, so that nothing which is still to come counts as passed.
 */
export const localTime = (
  now: number,
  zone: string | null | undefined,
): { day: string; time: string } => {
  const own = zone ?? VISIT_TIME_ZONE
  const text = new Intl.DateTimeFormat('sv', {
    timeZone: isTimeZone(own) ? own : LAST_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(now)
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}

const isDay = (text: string): boolean =>
  DAY.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text

type Open = Pick<OpeningHours, 'opens' | 'closes'> & {
  /** The last time of that day. */
  until: string
}

/**
 * When a day is open, in its order. A row that closes at midnight or after it, such as `20:00`–`01:00`, is open to the end
 * of its day, and on the morning of the next.
 */
const openOn = (day: string, hours: readonly OpeningHours[]): Open[] => {
  const at = Date.parse(`${day}T00:00Z`)
  const mornings = rowsOf(at - DAY_MS, hours)
    .filter(({ opens, closes }) => closes <= opens && closes !== MIDNIGHT)
    .map(({ closes }) => ({ opens: MIDNIGHT, closes, until: closes }))
  const own = rowsOf(at, hours).map(({ opens, closes }) => ({
    opens,
    closes,
    until: closes <= opens ? '23:59' : closes,
  }))
  return [...mornings, ...own].sort((a, b) => a.opens.localeCompare(b.opens))
}

const rowsOf = (at: number, hours: readonly OpeningHours[]) => {
  const weekday = WEEKDAYS[(new Date(at).getUTCDay() + 6) % 7]
  return hours.filter(({ day }) => day === weekday)
}

/** A lead may name any language. */
const knownLanguage = (locale: string): string => {
  try {
    return new Intl.Locale(languageTag(locale)).toString()
  } catch {
    return 'en'
  }
}

/**
 * How far a zone is from UTC when its clocks show a time, such as `+04:00`.
 *
 * @param shown the time as if it were UTC's. That moment is hours away from the one that is meant, and clocks may change
 * in between: the offset then leads to a moment that is near enough.
 */
const offsetAt = (shown: number, zone: string): string => {
  const minutes = minutesFromUtc(shown - minutesFromUtc(shown, zone) * MINUTE, zone)
  const two = (n: number) => String(n).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

const minutesFromUtc = (moment: number, zone: string): number => {
  const { day, time } = localTime(moment, zone)
  return Math.round((Date.parse(`${day}T${time}Z`) - moment) / MINUTE)
}
