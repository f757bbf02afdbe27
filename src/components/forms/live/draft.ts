import type { FieldValues } from '#src/lead/form-schema.ts'
import type { Control } from './form-element.ts'

const keyOf = (form: string): string => `mira:form:${form}`

/**
 * Keeps what was typed for this tab, until it is sent: a page that is left by accident or must be loaded
 * again gives it back.
 *
 * @param form the key of the form.
 */
export const keepDraft = (form: string, values: FieldValues): void => {
  const typed = Object.entries(values).filter(([, value]) => typeof value === 'string' && value)
  inStorage((storage) => storage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(typed))))
}

export const forgetDraft = (form: string): void =>
  inStorage((storage) => storage.removeItem(keyOf(form)))

/** Fills what is still empty with what was typed before. Boxes are left: agreement is given anew. */
export const restoreDraft = (form: string, controls: readonly Control[]): void => {
  const draft = readDraft(form)
  for (const control of controls) {
    const value = draft.get(control.name)
    if (value === undefined || control.value !== '' || control.type === 'checkbox') continue
    control.value = value
  }
}

const readDraft = (form: string): Map<string, string> => {
  let kept: unknown
  inStorage((storage) => {
    kept = JSON.parse(storage.getItem(keyOf(form)) ?? '{}')
  })
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** A browser may forbid to keep anything, and then nothing is kept. */
const inStorage = (work: (storage: Storage) => void): void => {
  try {
    work(sessionStorage)
  } catch {
    // Nothing was kept, or it is broken.
  }
}
