/** The CMS could not be prepared or started. The message says what to do. */
export class CmsError extends Error {
  override name = 'CmsError'
}
