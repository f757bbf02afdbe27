/** A file that is no list, in a sentence. */
export class ListError extends Error {
  override name = 'ListError'
}
