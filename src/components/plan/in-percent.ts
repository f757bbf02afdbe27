import type { CSSProperties } from 'react'

/** A place in a drawing, as styles: its sides and its size in percent. */
export const inPercent = (place: Record<string, number>): CSSProperties =>
  Object.fromEntries(Object.entries(place).map(([side, value]) => [side, `${value}%`]))
