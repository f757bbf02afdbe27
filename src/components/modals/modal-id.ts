import type { ModalName } from '#src/site/site-config.ts'

/** The id of a modal, which is the hash that opens it (specification, section 2). */
export const modalId = (name: ModalName): `modal:${ModalName}` => `modal:${name}`

const NAMES: readonly string[] = ['job', 'interest', 'visit', 'notify'] satisfies ModalName[]

/** The id of the modal that a hash such as `#modal:job` opens; null for any other hash. */
export const modalOfHash = (hash: string): string | null => {
  const [, name] = /^#modal(?::|%3A)(\w+)$/i.exec(hash) ?? []
  return name && NAMES.includes(name) ? modalId(name as ModalName) : null
}
