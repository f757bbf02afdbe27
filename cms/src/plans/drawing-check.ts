import type { Check } from '../publishing/refuse-published.ts'
import { readOutline } from './rules/outline.ts'
import { readPlan } from './rules/plan-text.ts'

type Field = { label: string; read: (text: string) => { status: 'read' } | Wrong }
type Wrong = { status: 'wrong'; problem: string }

const FACADE: Field = { label: 'Outline on the building', read: readOutline }

/** Plans and outlines can be drawn. The first that cannot is named by its field's label. */
const drawing = (fields: Record<string, Field>): Check => ({
  select: Object.keys(fields),
  problemOf: (entry) => {
    for (const [name, { label, read }] of Object.entries(fields)) {
      const text = (entry[name] as string | null)?.trim()
      const reading = text ? read(text) : undefined
      if (reading?.status === 'wrong') return `${label}: ${reading.problem}`
    }
    return undefined
  },
})

/** By the types with drawings: each field with its label, and what reads it. */
export const DRAWING_CHECKS: Record<string, Check> = {
  'api::unit.unit': drawing({
    drawing: { label: 'Plan as data', read: readPlan },
    outline: { label: 'Outline on the floor', read: readOutline },
    facadeOutline: FACADE,
  }),
  'api::floor.floor': drawing({ facadeOutline: FACADE }),
}
