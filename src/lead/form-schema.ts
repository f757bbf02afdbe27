import * as z from '#src/lib/zod-mini.ts'
import { PHONE_DEFAULTS } from '#src/site/lead.ts'
import { attachmentOf, attachmentProblem, type SentAttachment } from './attachment.ts'
import { fieldValue } from './field-value.ts'
import type { FieldDefinition, FieldRule } from './form-definition.ts'
import type { MessageValues, RuleMessage, RuleMessageKey } from './message.ts'
import { checkValue, type FieldValue, type RuleContext } from './rules.ts'
import { visitProblem } from './visit.ts'

export type FieldValues = Record<string, FieldValue>

/** The longest text that a field takes when its editor set no limit. */
const LONGEST = { textarea: 10_000, phone: PHONE_DEFAULTS.maxLength, other: 1_000 }

/**
 * The schema of a form's values, from the fields and rules that an editor gave it. The browser and the
 * lead function run the same one. It cleans the values (see `fieldValue`); fields that the form does not
 * have are dropped, missing ones count as empty. Each field has at most one issue: its message is the key
 * of a text, its `params` what to put in.
 */
export const formSchema = (fields: readonly FieldDefinition[], context: RuleContext = {}) => {
  const shape = Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, context)]))
  const own = z.transform((raw: unknown) => withFiles(ownValues(raw, fields), fields))
  return z.pipe(own, z.object(shape))
}

/** What is wrong with the values of a form, by field; `{}` when nothing is. */
export const fieldErrors = (error: { issues: readonly Issue[] }): Record<string, RuleMessage> =>
  Object.fromEntries(
    error.issues.map(({ path, message, params }) => [
      String(path[0]),
      { key: message as RuleMessageKey, ...(params ? { values: params as MessageValues } : {}) },
    ]),
  )

type Issue = { path: readonly PropertyKey[]; message: string; params?: unknown }

const fieldSchema = (field: FieldDefinition, context: RuleContext) =>
  field.kind === 'file' ? fileSchema(field) : valueSchema(field, context)

/** The value of a field for a file is the name of the file. */
const fileSchema = ({ rules }: FieldDefinition) => {
  const checked = z.custom<SentAttachment>().check(({ value, issues }) => {
    const message = checkValue(value.name, rules) ?? attachmentProblem(value)
    if (message) issues.push(issueOf(message, value))
  })
  return z.pipe(
    checked,
    z.transform(({ name }: SentAttachment) => name),
  )
}

const valueSchema = (field: FieldDefinition, context: RuleContext) => {
  const rules = [...field.rules, ...limits(field)]
  const filledRules = [...rules, ...ofItsKind(field)]
  return z.pipe(
    z.transform((raw: unknown) => fieldValue(raw, field)),
    z.union([z.string(), z.boolean(), z.array(z.string())]).check(({ value, issues }) => {
      const message =
        checkValue(value, value === '' ? rules : filledRules, context) ??
        checkChoice(value, field) ??
        checkVisit(value, field, context)
      if (message) issues.push(issueOf(message, value))
    }),
  )
}

const issueOf = ({ key, values }: RuleMessage, input: unknown) => ({
  code: 'custom' as const,
  message: key,
  params: values,
  input,
  path: [],
})

const limits = ({ kind, rules }: FieldDefinition): FieldRule[] => {
  if (kind === 'checkbox' || kind === 'select') return []
  const isLong = kind === 'textarea' || kind === 'phone'
  const n = isLong ? LONGEST[kind] : LONGEST.other
  const own = kind !== 'phone' && rules.some(({ rule }) => rule === 'max' || rule === 'length')
  return own ? [] : [{ rule: 'max', value: n }]
}

/** A number or an address that need not be given is one if it is: nobody can be reached by half of it. */
const ofItsKind = ({ kind }: FieldDefinition): FieldRule[] =>
  kind === 'phone' || kind === 'email' ? [{ rule: kind, value: null }] : []

const checkVisit = (
  value: FieldValue,
  { kind }: FieldDefinition,
  { visit }: RuleContext,
): RuleMessage | undefined => {
  const isVisit = kind === 'date' || kind === 'time'
  return visit && isVisit && typeof value === 'string'
    ? visitProblem(kind, value, visit)
    : undefined
}

/** A choice that is not offered is no choice. */
const checkChoice = (value: FieldValue, { choices }: FieldDefinition): RuleMessage | undefined => {
  if (choices.length === 0 || typeof value === 'boolean') return undefined
  const chosen = Array.isArray(value) ? value : value === '' ? [] : [value]
  const offered = new Set(choices.map((choice) => choice.value))
  return chosen.every((one) => offered.has(one)) ? undefined : { key: 'rule.required' }
}

/** Only a value's own properties: a field may be called `constructor`. */
const ownValues = (raw: unknown, fields: readonly FieldDefinition[]): Record<string, unknown> => {
  const values = typeof raw === 'object' && raw !== null ? raw : {}
  return Object.fromEntries(
    fields.map(({ name }) => [
      name,
      Object.hasOwn(values, name) ? (values as Record<string, unknown>)[name] : undefined,
    ]),
  )
}

/** The values, with what is checked of the files in place of what a browser or the lead function has for them. */
const withFiles = (
  values: Record<string, unknown>,
  fields: readonly FieldDefinition[],
): Record<string, unknown> => {
  const files = fields
    .filter(({ kind }) => kind === 'file')
    .map(({ name }) => ({ name, file: attachmentOf(values[name]) }))
  const together = files.reduce((sum, { file }) => sum + file.size, 0)
  const sent = files.map(({ name, file }) => [name, { ...file, together }])
  return { ...values, ...Object.fromEntries(sent) }
}
