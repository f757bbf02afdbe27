import { zoneName } from '#src/lead/visit.ts'
import { DAY_MS } from '#src/lib/time.ts'
import { WEEKDAYS } from '#src/lib/weekdays.ts'
import type { VisitHours } from '#src/models/parts/form.ts'
import { languageTag } from '#src/site/language-tags.ts'
import type { AnyView } from '../view/view.ts'
import styles from './Field.module.css'

type OpeningHoursProps = { visit: VisitHours; view: AnyView }

/** Keeps the two times of a row on one line. */
const TO = '–\u2060'

/** A Monday: the days after it give the names of the other weekdays. */
const MONDAY = Date.UTC(2024, 0, 1)

/** Below the fields for day and time: when visitors can come, and in which time zone. */
export const OpeningHours = ({ visit, view }: OpeningHoursProps) => {
  const { locale } = view.shell
  const hours = hoursInWords(visit.openingHours, languageTag(locale))
  return (
    <p className={styles.hours}>
      {hours && <span>{view.t('form.hours', { hours })}</span>}
      <span>{view.t('form.timeZone', { zone: zoneName(visit.timeZone, locale) })}</span>
    </p>
  )
}

/** Days with the same hours that follow each other in one part, such as "Monday–Saturday 09:00–19:00". */
const hoursInWords = (rows: VisitHours['openingHours'], locale: string): string => {
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const runs: { first: number; last: number; times: string }[] = []
  for (const [index, day] of WEEKDAYS.entries()) {
    const times = rows
      .filter((row) => row.day === day)
      .map(({ opens, closes }) => `${opens}${TO}${closes}`)
      .join(' ')
    const run = runs.at(-1)
    if (run?.times === times && run.last === index - 1) run.last = index
    else if (times) runs.push({ first: index, last: index, times })
  }
  const dayName = (index: number) => name.format(MONDAY + index * DAY_MS)
  const parts = runs.map(({ first, last, times }) =>
    first === last ? `${dayName(first)} ${times}` : `${dayName(first)}–${dayName(last)} ${times}`,
  )
  return new Intl.ListFormat(locale, { type: 'unit' }).format(parts)
}
