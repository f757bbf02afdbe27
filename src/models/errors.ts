import type { CollectionType, SingleType } from '#src/cms/types.ts'

/** An entry in one language, as messages name it. */
export type EntryPlace = {
  type: CollectionType | SingleType
  documentId: string
  locale: string
  title: string
}

/** `pages “About us” (k3j…, ar)`. */
export const describeEntry = ({ type, documentId, locale, title }: EntryPlace): string =>
  `${type} “${title}” (${documentId}, ${locale})`

/** The content or the policy contradicts itself so that no page can be right. Fails the build. */
export class SiteError extends Error {
  override name = 'SiteError'
  readonly problems: string[]
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}
