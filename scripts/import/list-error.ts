/** A list that cannot be sent or was refused, in a sentence. */
export class ListError extends Error {
  override name = 'ListError'
}
