const CLIENT_REFERENCE = Symbol.for('react.client.reference')

/** Whether a type of elements is a client component: the code of the server has a reference to it. */
export const isClient = (type: object): boolean =>
  (type as { $$typeof?: symbol }).$$typeof === CLIENT_REFERENCE

/** What Next knows a client component by; undefined for any other type. */
export const clientIdOf = (type: unknown): unknown => (type as { $$id?: unknown }).$$id
