import { FIELD_KINDS, type FieldDefinition } from '#src/lead/form-definition.ts'
import { parseRules } from '#src/lead/rules-text.ts'
import type { VisitHours } from '#src/models/parts/form.ts'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A form field in the page. */
export type PageField = FieldDefinition & {
  /** The element for the field's error message. */
  error: HTMLElement
  controls: Control[]
  mask: string | undefined
}

/** The fields of a form out of its markup, consent included. The page itself says by what rules. */
export const readFields = (form: HTMLFormElement): PageField[] =>
  [...form.querySelectorAll<HTMLElement>('[data-field]')].map((place) => {
    const { field: name = '', kind, rules = '' } = place.dataset
    const controls = [...place.querySelectorAll<Control>('[name]')]
    return {
      name,
      label: '',
      kind: FIELD_KINDS.find((known) => known === kind) ?? 'text',
      rules: parseRules(rules),
      choices: choicesOf(place, controls),
      error: place.querySelector<HTMLElement>('[data-error]') as HTMLElement,
      controls,
      mask: controls[0]?.dataset.mask,
    }
  })

/** When visitors can come, of a form that asks for a day. */
export const visitHours = ({ dataset: { visit } }: HTMLFormElement): VisitHours | undefined =>
  visit ? (JSON.parse(visit) as VisitHours) : undefined

/** What an input of the form holds that is no field, such as the language; undefined for an empty one. */
export const inputValue = (form: HTMLFormElement, name: string): string | undefined => {
  const input = form.elements.namedItem(name)
  return input instanceof HTMLInputElement && input.value !== '' ? input.value : undefined
}

/** The files that were chosen, each with the name of its field. */
export const filesOf = (form: HTMLFormElement): (readonly [field: string, file: File])[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')].flatMap(({ name, files }) =>
    [...(files ?? [])].map((file) => [name, file] as const),
  )

/** The controls of a field, as they are now, in the order of the page. */
export const controlsOf = (form: HTMLFormElement, name: string): Control[] =>
  ([...form.elements] as Control[]).filter((control) => control.name === name)

const choicesOf = (place: HTMLElement, controls: Control[]): { value: string }[] => {
  const [first] = controls
  if (first instanceof HTMLSelectElement) {
    return [...first.options].filter(({ value }) => value !== '').map(({ value }) => ({ value }))
  }
  return place.querySelector('fieldset') ? controls.map(({ value }) => ({ value })) : []
}
