import { stableJson } from '#src/lib/stable-json.ts'
import * as z from '#src/lib/zod-mini.ts'
import { CLICK_IDS } from '#src/site/attribution.ts'
import {
  FORMS_FOLDER,
  LEAD_INPUTS,
  LEAD_ORIGIN,
  LEAD_SUBJECT_INPUTS,
  LEAD_UNCHECKED,
  LEAD_VISIT,
} from '#src/site/lead.ts'
import { type FormDefinition, formDefinition } from './form-definition.ts'
import { PAYLOAD_NAMES } from './payload.ts'

/** The forms of a language, as the build writes them for the lead function. */
export const formsFile = z.object({
  locale: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  /** By the key of the form. */
  forms: z.record(z.string(), formDefinition),
  /** The words of the rules and of pages that functions make, by their keys. */
  messages: z.record(z.string(), z.string()),
})

export type FormsFile = z.infer<typeof formsFile>

export type LocaleForms = {
  locale: string
  dir: 'ltr' | 'rtl'
  forms: readonly FormDefinition[]
  messages: Readonly<Record<string, string>>
}

const RESERVED: ReadonlySet<string> = new Set([
  ...Object.values(LEAD_INPUTS),
  ...LEAD_SUBJECT_INPUTS,
  ...Object.values(LEAD_ORIGIN),
  ...CLICK_IDS,
  ...Object.values(LEAD_VISIT),
  LEAD_UNCHECKED,
  ...PAYLOAD_NAMES,
])

/** The rules, and what the pages say that functions make. */
const MESSAGE = /^(?:rule|form|account\.link)\./

/**
 * The files about forms in the output, by their path below the site's root: one for each
 * language, and `default.json` for a request that names none. Pure, and equal forms have equal bytes.
 *
 * @param locales the default language first. The CMS's entries and the messages of the shell fit as
 * they are.
 */
export const formsFiles = (locales: readonly LocaleForms[]): Record<string, string> => {
  const files = locales.map((forms) => [formsPath(forms.locale), stableJson(fileOf(forms))])
  const [first] = locales
  if (first) files.push([formsPath('default'), stableJson(fileOf(first))])
  return Object.fromEntries(files)
}

/** The path of a language's forms, below the site's root. */
export const formsPath = (locale: string): string => `${FORMS_FOLDER}/${locale}.json`

/** Fields that a form cannot have, since a lead has something else under that name. For the build's report. */
export const reservedFields = ({ fields }: Pick<FormDefinition, 'fields'>): string[] =>
  fields.map(({ name }) => name).filter((name) => RESERVED.has(name))

const fileOf = ({ locale, dir, forms, messages }: LocaleForms): FormsFile => ({
  locale,
  dir,
  forms: Object.fromEntries(forms.map((form) => [form.key, formDefinition.parse(form)])),
  messages: Object.fromEntries(Object.entries(messages).filter(([key]) => MESSAGE.test(key))),
})
