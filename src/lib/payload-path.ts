/** The folder of the published site with the payloads of its pages. */
export const PAYLOAD_FILES = '_payloads'

/**
 * The address of the file with which the browser navigates to a page without a reload. Payloads have a folder of their
 * own: hosts bound how many files a folder may have, and a page with its document and its payload counts once so.
 *
 * @param page the path of the page, encoded or not.
 */
export const payloadPath = (page: string): string =>
  `/${PAYLOAD_FILES}${page === '/' ? '/index' : page}.txt`
