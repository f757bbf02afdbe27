import type { FieldDefinition, FormDefinition } from '#src/lead/form-definition.ts'
import { reservedFields } from '#src/lead/forms-file.ts'
import { COUNTED, checkValue } from '#src/lead/rules.ts'
import type { Problem } from '../entries/errors.ts'

type Form = FormDefinition & { documentId: string }

/** What an editor should fix in the forms of a language: what loses an answer, and what lets nobody send a form. */
export const formProblems = (locale: string, forms: readonly Form[]): Problem[] =>
  forms.flatMap((form) =>
    [
      ...keyMistakes(form, forms),
      ...nameMistakes(form),
      ...hoursMistakes(form),
      ...form.fields.flatMap(ruleMistakes),
    ].map((mistake) => ({
      entry: `forms/${form.documentId}`,
      locale,
      problem: `The form "${form.title}" has ${mistake}`,
    })),
  )

const keyMistakes = ({ key }: Form, forms: readonly Form[]): string[] =>
  forms.filter((form) => form.key === key).length > 1
    ? [
        `the key "${key}" of another form, by whose fields its leads are checked. Give one another key.`,
      ]
    : []

const nameMistakes = (form: Form): string[] => {
  const names = form.fields.map(({ name }) => name)
  const repeated = new Set(names.filter((name, at) => names.indexOf(name) < at))
  return [
    ...reservedFields(form).map(
      (name) =>
        `a field named "${name}", a name that every lead uses for something else. Give the field another name.`,
    ),
    ...[...repeated].map(
      (name) =>
        `several fields named "${name}", of which a lead holds one. Give each its own name.`,
    ),
  ]
}

const hoursMistakes = ({ openingHours = [] }: Form): string[] =>
  openingHours
    .filter(({ opens, closes }) => opens === closes && opens !== '00:00')
    .map(
      ({ day, opens }) =>
        `opening hours on ${day} that end when they begin (${opens}). Set when they end; 00:00 to 00:00 is a whole day.`,
    )

const ruleMistakes = (field: FieldDefinition): string[] => [
  ...(isUnanswerable(field)
    ? [
        `a field "${field.name}" whose rules no answer of its kind (${field.kind}) can meet, so that nobody can send the form. Change its rules, its kind or its choices.`,
      ]
    : []),
  ...field.rules
    .filter(({ rule, value }) => COUNTED.has(rule) && value === null)
    .map(
      ({ rule }) =>
        `the rule "${rule}" without a number in its field "${field.name}", so that it is not checked. Set the number.`,
    ),
]

/** Whether even the best answer fails: all boxes ticked, any of the choices, a text of a fitting length. */
const isUnanswerable = ({ kind, choices, rules }: FieldDefinition): boolean => {
  const values = choices.map(({ value }) => value)
  if (kind === 'checkbox') return checkValue(values.length > 0 ? values : true, rules) !== undefined
  if (kind === 'select') return ['', ...values].every((value) => checkValue(value, rules))
  const numbers = (...names: string[]) =>
    rules.flatMap(({ rule, value }) => (names.includes(rule) && value !== null ? [value] : []))
  const isTooNarrow =
    Math.max(0, ...numbers('min', 'length')) > Math.min(...numbers('max', 'length'))
  return isTooNarrow || rules.some(({ rule }) => rule === 'requiredCheckbox')
}
