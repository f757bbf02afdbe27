import { Badge } from '@strapi/design-system'
import type { ReactNode } from 'react'

export type Tone = 'danger' | 'warning' | 'neutral'

/** Strapi's own pairs of a tone are too faint to read; in dark colours its grounds have no tone, so the edge has it. */
const COLORS = {
  danger: { backgroundColor: 'danger100', textColor: 'danger700', borderColor: 'danger500' },
  warning: { backgroundColor: 'warning200', textColor: 'neutral800', borderColor: 'warning500' },
  neutral: { backgroundColor: 'neutral150', textColor: 'neutral800', borderColor: 'neutral300' },
} as const

/** A word or a number that says how serious something is. */
export function ToneBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <Badge {...COLORS[tone]}>{children}</Badge>
}
