import { filesOf } from '#src/cms/accept.ts'
import { fileNameOf } from '#src/cms/fields.ts'
import { collectionNames, collectionTypes } from '#src/cms/types.ts'
import type { MediaFile, Quarantined } from '#src/content/snapshot.ts'
import { MissingFileError, PageError } from './errors.ts'
import type { LocaleContent } from './locale-content.ts'

/** Makes pages without the given entries, and throws a PageError for others that cannot become a page. */
type Make<T> = (failed: readonly Quarantined[]) => T

/** Each round leaves out all entries that are known to fail, so a second one is rare. */
const MAX_ROUNDS = 10

/**
 * Makes a site. If some pages cannot be made, makes it again without their entries, so that no link, list or sitemap
 * contains them. The outcome depends only on the content.
 */
export const leavingOut = <T>(make: Make<T>): T => {
  let failed: Quarantined[] = []
  for (let round = 1; ; round += 1) {
    try {
      return make(failed)
    } catch (error) {
      failed = [...failed, ...failedOf(error, round)]
    }
  }
}

/** `leavingOut` for work that is asynchronous. */
export const leavingOutAsync = async <T>(make: Make<Promise<T>>): Promise<T> => {
  let failed: Quarantined[] = []
  for (let round = 1; ; round += 1) {
    try {
      return await make(failed)
    } catch (error) {
      failed = [...failed, ...failedOf(error, round)]
    }
  }
}

const failedOf = (error: unknown, round: number): Quarantined[] => {
  if (error instanceof PageError && error.failed.length > 0 && round < MAX_ROUNDS) {
    return error.failed
  }
  throw error
}

/**
 * Blames the entries that show a missing file, on whichever page it was missing: another page may show their card.
 *
 * @throws PageError, or the error itself if no entry of a collection shows such a file.
 */
export const blameForFiles = (
  error: unknown,
  content: LocaleContent,
  media: Record<string, MediaFile>,
): never => {
  if (!(error instanceof MissingFileError)) throw error
  const failed = collectionNames.flatMap((type) =>
    content.all[type].flatMap((entry): Quarantined[] => {
      const missing = filesOf(collectionTypes[type], entry).find(
        ({ url, linked }) => !linked && !Object.hasOwn(media, fileNameOf(url)),
      )
      if (!missing) return []
      const problem = `shows the file "${fileNameOf(missing.url)}", which is not among the media of the content. Pull the content again.`
      const { documentId } = entry
      return [{ type, documentId, locale: content.locale, field: missing.field, problem }]
    }),
  )
  throw failed.length > 0 ? new PageError(failed, { cause: error }) : error
}
