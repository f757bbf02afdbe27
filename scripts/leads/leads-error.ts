/** The command cannot do what was asked; the message says what to do. */
export class LeadsError extends Error {
  override name = 'LeadsError'
}
