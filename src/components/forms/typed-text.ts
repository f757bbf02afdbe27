import { keepSessionText, sessionText } from '#src/lib/session-text.ts'
import { CONSENT_INPUT } from '#src/site/consent-input.ts'

/** What was typed into the forms of this tab: by form and by name of the control; several boxes may share a name. */
type Typed = Record<string, TypedForm>
type TypedForm = Record<string, string[]>

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const KEY = 'typed'

/** Never kept: secrets, files, and what the visitor did not type. */
const LEFT_OUT = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'])

/**
 * Keeps what was typed into a form, in this tab alone: a page that is left by accident or must be loaded again gives
 * it back. Text is forgotten once it is sent. The visitor has to give consent again.
 *
 * @param values of fields that hold something other than what they show, such as telephone numbers.
 */
export const keepTyped = (form: HTMLFormElement, values: Record<string, string> = {}): void => {
  if (isSent(form)) return
  const typed = Object.values(values).some((value) => value !== '')
  if (!typed && !controls(form).some(isChanged)) {
    forgetTyped(form)
    return
  }
  const kept: TypedForm = {}
  for (const control of controls(form)) {
    kept[control.name] = [...(kept[control.name] ?? []), ...valuesOf(control)]
  }
  for (const [name, value] of Object.entries(values)) kept[name] = [value]
  write({ ...read(), [nameOf(form)]: kept })
}

/** Keeps what was typed into the forms of the page. Those that are hydrated keep it themselves. */
export const keepAllTyped = (): void => {
  for (const form of plainForms()) if (controls(form).some(isChanged)) keepTyped(form)
}

/** Fills what is untouched in a form with what was typed into it before, as if the visitor had typed it again. */
export const restoreTyped = (form: HTMLFormElement): void => {
  const kept = read()[nameOf(form)]
  if (!kept) return
  for (const control of controls(form)) {
    const values = kept[control.name]
    if (values && !isChanged(control)) fill(control, values)
  }
}

/** Fills the forms of the page with what was kept for them. A form for leads has it on every page until it is sent. */
export const restoreAllTyped = (): void => {
  for (const form of plainForms()) {
    restoreTyped(form)
    if (!leadForm(form)) forgetTyped(form)
  }
}

export const forgetTyped = (form: HTMLFormElement): void => {
  const { [nameOf(form)]: _gone, ...others } = read()
  write(others)
}

/** The forms that send something and that no script of ours has taken over, and the search for homes. */
const plainForms = (): NodeListOf<HTMLFormElement> =>
  document.querySelectorAll<HTMLFormElement>(
    'form[method="post"]:not([data-live]), form[data-home-search]',
  )

/** What a form is called on every page that has it, and after a load. */
const nameOf = (form: HTMLFormElement): string =>
  leadForm(form) || form.getAttribute('id') || form.getAttribute('action') || ''

/** The key of a form for leads; of any other form nothing. */
const leadForm = (form: HTMLFormElement): string => form.dataset.form ?? ''

const isSent = (form: HTMLFormElement): boolean => form.parentElement?.dataset.state === 'sent'

const controls = (form: HTMLFormElement): Control[] =>
  ([...form.elements] as Control[]).filter(
    ({ name, type, autocomplete }) =>
      name &&
      name !== CONSENT_INPUT &&
      !LEFT_OUT.has(type) &&
      !/password|one-time-code/.test(autocomplete ?? ''),
  )

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

const isChanged = (control: Control): boolean => {
  if (isBox(control)) return control.checked !== control.defaultChecked
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    const untouched = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
    return control.value !== untouched?.value
  }
  return control.value !== control.defaultValue
}

/** Of a box its value where it is ticked. */
const valuesOf = (control: Control): string[] => {
  if (isBox(control)) return control.checked ? [control.value] : []
  if (control instanceof HTMLSelectElement) {
    return [...control.selectedOptions].map(({ value }) => value)
  }
  return [control.value]
}

const fill = (control: Control, kept: string[]): void => {
  if (isBox(control)) control.checked = kept.includes(control.value)
  else if (control instanceof HTMLSelectElement) {
    for (const option of control.options) option.selected = kept.includes(option.value)
  } else control.value = kept[0] ?? ''
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

const read = (): Typed => {
  try {
    return (JSON.parse(sessionText(KEY) ?? '{}') as Typed | null) ?? {}
  } catch {
    return {}
  }
}

/** A browser that keeps nothing loses what was typed, and nothing else. */
const write = (typed: Typed): void =>
  keepSessionText(KEY, Object.keys(typed).length === 0 ? null : JSON.stringify(typed))
