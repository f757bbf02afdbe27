import * as z from '../zod-mini.ts'

export type LeadEnvironment = {
  /** Where the CRM is; leads wait in the outbox while there is none. */
  crmHost: string | undefined
  webhookSecret: string | undefined
  turnstileSecret: string | undefined
  retentionDays: number
  /** What is set and cannot be used, each a sentence. It costs no lead. */
  problems: string[]
}

const host = z.url({ protocol: /^https?$/ })
const secret = z.string().check(z.regex(/^whsec_[A-Za-z0-9+/]+={0,2}$/))
const days = z.string().check(z.regex(/^[1-9]\d{0,3}$/))

/** Reads what concerns leads from the environment. Wrong values count as not set, and are named. */
export const leadEnvironment = (variables: Record<string, string | undefined>): LeadEnvironment => {
  const problems: string[] = []
  const read = (name: string, schema: z.ZodMiniType<string>, hint: string) => {
    const value = variables[name]?.trim() || undefined
    if (value === undefined || schema.safeParse(value).success) return value
    problems.push(`${name} cannot be used: it must be ${hint}.`)
    return undefined
  }
  return {
    crmHost: read('FORM_API_HOST', host, 'an address such as https://crm.example')?.replace(
      /\/+$/,
      '',
    ),
    webhookSecret: read('LEAD_WEBHOOK_SECRET', secret, '"whsec_" followed by base64'),
    turnstileSecret: variables.TURNSTILE_SECRET || undefined,
    retentionDays: Number(read('LEAD_RETENTION_DAYS', days, 'a number of days') ?? 30),
    problems,
  }
}
