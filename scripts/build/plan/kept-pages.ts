import type { KeptPage } from '#src/models/pages/kept-pages.ts'
import type { LocaleManifest, PageEntry } from './site-manifest.ts'

/** What is known of the pages that are already rendered. */
export type Rendered = {
  has: (hash: string) => boolean
  /** Whether all pages of a list are rendered, by the hash of the list; false if that is not known. */
  hasAll: (list: string) => boolean
}

type Known = {
  rendered: Rendered
  /** The same for pages without their frames. */
  unframed: Pick<Rendered, 'has'>
  /** The hash of the frame that the pages get. */
  frame: string
}

/**
 * The pages of a language that may be kept, by their paths: those that are rendered. With another frame than before, those
 * to which it can be joined.
 */
export const keptPages = (
  before: LocaleManifest,
  text: string,
  { frame, rendered, unframed }: Known,
): Map<string, PageEntry & KeptPage> => {
  const isSame = frame === before.frame
  const areAll = isSame && rendered.hasAll(before.pages)
  const isThere = (entry: PageEntry) =>
    isSame ? rendered.has(entry.hash) : unframed.has(entry.unframed)
  const entries: PageEntry[] = JSON.parse(text)
  return new Map(
    entries.flatMap((entry) =>
      isKeptPage(entry) && (areAll || isThere(entry)) ? [[entry.path, entry]] : [],
    ),
  )
}

const isKeptPage = (entry: PageEntry): entry is PageEntry & KeptPage => entry.kept !== undefined
