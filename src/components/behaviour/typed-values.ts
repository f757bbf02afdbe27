import { LEAD_INPUTS } from '#src/site/lead.ts'

/** What was typed, by form and name of the control; several boxes may share a name. */
type Typed = Record<string, Record<string, string[]>>

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const KEY = 'typed'

/** Never kept: secrets, files, and what the visitor did not type. */
const LEFT_OUT = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'])

/**
 * Keeps what was typed into the forms of the page, in this tab alone, until `restoreTyped` finds them again.
 * What was sent is done with, and agreement is given anew.
 */
export const keepTyped = (): void => {
  const typed = read()
  for (const [key, form] of forms()) {
    const all = controls(form)
    if (isSent(form) || !all.some(isChanged)) continue
    const values: Record<string, string[]> = {}
    for (const control of all) (values[control.name] ??= []).push(...valuesOf(control))
    typed[key] = values
  }
  write(typed)
}

/** Fills the forms of the page with what was kept for them, as if it were typed anew, and forgets that. */
export const restoreTyped = (): void => {
  const typed = read()
  for (const [key, form] of forms()) {
    const values = typed[key]
    if (!values) continue
    delete typed[key]
    for (const control of controls(form)) {
      const kept = values[control.name]
      if (kept) fill(control, kept)
    }
  }
  write(typed)
}

/** The forms that send something, each under a name that it has again after a load. */
const forms = (): [string, HTMLFormElement][] => {
  const counts = new Map<string, number>()
  const sending = [...document.querySelectorAll<HTMLFormElement>('form[method="post"]')]
  return sending.map((form) => {
    const name = form.getAttribute('id') || form.dataset.form || form.getAttribute('action') || ''
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    return [`${name} ${count}`, form]
  })
}

const isSent = (form: HTMLFormElement): boolean => form.parentElement?.dataset.state === 'sent'

const controls = (form: HTMLFormElement): Control[] =>
  ([...form.elements] as Control[]).filter(
    ({ name, type, autocomplete }) =>
      name &&
      name !== LEAD_INPUTS.consent &&
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
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Typed
  } catch {
    return {}
  }
}

/** A browser that keeps nothing loses what was typed, and nothing else. */
const write = (typed: Typed): void => {
  try {
    if (Object.keys(typed).length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(typed))
  } catch {}
}
