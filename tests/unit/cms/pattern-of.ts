import type { z } from 'zod'

/** The pattern that a text must fit, if its schema names one. */
export const patternOf = (field: z.ZodString): RegExp | undefined =>
  (field.def.checks ?? [])
    .map((check) => check._zod.def as { format?: string; pattern?: RegExp })
    .find(({ format }) => format === 'regex')?.pattern
