import type { ModalName } from '#src/site/site-config.ts'

/** The key of the form of each modal. */
export type ModalForms = Readonly<Record<ModalName, string>>

/** What is wrong with a link that should open a form and opens none; undefined for all other links. */
export const modalProblem = (
  href: string,
  modalForms: ModalForms,
  forms: readonly { key: string }[],
): string | undefined => {
  const name = /#modal(?::|%3A)(.*)$/i.exec(href)?.[1]
  if (name === undefined) return undefined
  const key = Object.hasOwn(modalForms, name) ? modalForms[name as ModalName] : undefined
  if (key === undefined) {
    const links = Object.keys(modalForms).map((known) => `#modal:${known}`)
    return `The link to ${href} opens no form. Write one of ${links.join(', ')}.`
  }
  return forms.some((form) => form.key === key)
    ? undefined
    : `The link to ${href} opens no form, since this language has none with the key "${key}". Publish one, or change the link.`
}
