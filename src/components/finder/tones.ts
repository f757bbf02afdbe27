import type { FinderHome } from '#src/models/parts/finder.ts'

export type Availability = FinderHome['availability']

/** How areas differ, never by colour alone: filled, striped, crossed, or an empty dashed line. */
export type Tone = 'open' | 'held' | 'gone' | 'later'

const TONES: Record<Availability, Tone> = {
  available: 'open',
  onHold: 'held',
  reserved: 'held',
  sold: 'gone',
  notReleased: 'later',
}

export const toneOf = (availability: Availability): Tone => TONES[availability]

/** What fills an area; `FinderPatterns` has the patterns. */
export const PATTERNS: Record<Tone, string> = {
  open: 'var(--mark-open)',
  held: 'url(#area-held)',
  gone: 'url(#area-gone)',
  later: 'none',
}

/** What a floor shows of its homes: whether any can be bought, or may be again. One without homes offers none yet. */
export const availabilityOf = (homes: FinderHome[]): Availability =>
  homes.length === 0
    ? 'notReleased'
    : ((['available', 'onHold', 'notReleased'] as const).find((availability) =>
        homes.some((home) => toneOf(home.availability) === toneOf(availability)),
      ) ?? 'sold')
