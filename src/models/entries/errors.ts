import type { CollectionType, SingleType } from '#src/cms/types.ts'
import type { Quarantined } from '#src/content/snapshot.ts'
import { firstLines } from '#src/lib/first-lines.ts'

/** The name of an entry in one language for messages. */
export type EntryPlace = {
  type: CollectionType | SingleType
  documentId: string
  locale: string
  title: string
}

/** The name of what a language shows around its pages. */
export const layoutPlace = (
  { documentId }: { documentId: string },
  locale: string,
): EntryPlace => ({
  type: 'layout',
  documentId,
  locale,
  title: 'Layout',
})

/** `pages “About us” (k3j…, ar)`. */
export const describeEntry = ({ type, documentId, locale, title }: EntryPlace): string =>
  `${type} “${title}” (${documentId}, ${locale})`

/** Something an editor should fix. The build continues, and its report names it. */
export type Problem = {
  /** The entry that holds it, such as `articles/x1y2z3…`. */
  entry: string
  locale: string
  problem: string
  /** `link` if something leads to nothing. */
  about?: 'link'
}

/** What a list of problems says of those that it leaves out. */
export const FIX_FIRST = 'fix these first'

/** A contradiction in the content or the site config that affects all pages. The build fails. */
export class SiteError extends Error {
  override name = 'SiteError'
  readonly problems: string[]
  constructor(problems: string[]) {
    super(firstLines(problems, FIX_FIRST).join('\n'))
    this.problems = problems
  }
}

/** A file that the content shows is not among its media. */
export class MissingFileError extends SiteError {
  override name = 'MissingFileError'
  constructor(file: string) {
    super([
      `The content shows the file "${file}", which is not among its media. Pull the content again.`,
    ])
  }
}

/** Pages that could not be made. The site is made again without their entries. */
export class PageError extends Error {
  override name = 'PageError'
  readonly failed: Quarantined[]
  constructor(failed: Quarantined[], options?: ErrorOptions) {
    const names = failed.map((it) => `${it.type} ${it.documentId} (${it.locale}): ${it.problem}`)
    super(`These entries cannot become pages: ${firstLines(names, FIX_FIRST).join('; ')}`, options)
    this.failed = failed
  }
}
