import * as z from '#src/lib/zod-mini.ts'

/** Why the lead function refused. Stable: forms and tests rely on them. */
export const LEAD_ERRORS = {
  method: 405,
  'content-type': 415,
  'too-large': 413,
  origin: 403,
  malformed: 400,
  invalid: 422,
  unavailable: 503,
} as const

export type LeadErrorCode = keyof typeof LEAD_ERRORS

const fieldError = z.object({
  key: z.string(),
  values: z.optional(z.object({ n: z.optional(z.number()), country: z.optional(z.string()) })),
  /** In the form's language, or English. */
  message: z.string(),
})

export const acceptedAnswer = z.object({ status: z.literal('accepted'), id: z.string() })

export const errorAnswer = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), fieldError)),
  }),
})

export type FieldError = z.infer<typeof fieldError>
export type AcceptedAnswer = z.infer<typeof acceptedAnswer>
export type ErrorAnswer = z.infer<typeof errorAnswer>
