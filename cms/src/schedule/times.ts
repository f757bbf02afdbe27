/** A time of the database or of a form: ISO 8601, a date, or nothing. */
export type Time = string | number | Date | null | undefined

/** What a draft says of when it goes live and when it is taken down. */
export type Times = { publishAt: Time; unpublishAt: Time; pastTimes: string[] | null }

export const TIMES = ['publishAt', 'unpublishAt'] as const
export type TimeField = (typeof TIMES)[number]

/** So many are remembered; forms do not stay open over more. */
const REMEMBERED = 20

export const momentOf = (time: Time): number | undefined =>
  time === null || time === undefined || time === '' ? undefined : new Date(time).getTime()

export const hasCome = (time: Time, now: number): boolean => {
  const moment = momentOf(time)
  return moment !== undefined && moment <= now
}

/** As it is remembered: which of the two times, and when. */
const nameOf = (field: TimeField, time: Time): string =>
  `${field} ${new Date(momentOf(time) as number).toISOString()}`

/** The past times of a draft, with those more that came or were taken back. */
export function remember(
  pastTimes: string[] | null,
  times: [field: TimeField, time: Time][],
): string[] {
  const names = times
    .filter(([, time]) => momentOf(time) !== undefined)
    .map(([field, time]) => nameOf(field, time))
  return [...new Set([...(pastTimes ?? []), ...names])].slice(-REMEMBERED)
}

/**
 * Whether a form was open since before that time came or was taken back: it sends an old time along with what
 * was changed, and nobody means it. A time that nobody has had before is a wish, a past one means now.
 */
export function isLeftover(
  draft: Times,
  { field, time, now }: { field: TimeField; time: Time; now: number },
): boolean {
  if (!hasCome(time, now) || momentOf(time) === momentOf(draft[field])) return false
  return draft.pastTimes?.includes(nameOf(field, time)) ?? false
}
