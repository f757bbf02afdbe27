import type { Draft } from '#src/cms/read-draft.ts'
import type { MediaFile, Snapshot } from '#src/content/snapshot.ts'
import type { DraftAnswer } from '#src/models/site/draft.ts'
import { makeSite } from '#src/models/site/make-site.ts'
import type { Shell } from '#src/models/site/shell.ts'
import { siteConfig } from '#src/site/site-config.ts'
import type { DraftLink } from './link.ts'
import { pageOfEntry } from './page-of-entry.ts'
import { withDraft } from './with-draft.ts'

/**
 * What an editor gets to see: the page as it would be if this draft, and nothing else, were published now.
 *
 * @param options.draft undefined for the published entry.
 */
export const draftAnswer = (options: {
  link: DraftLink
  draft: Draft | undefined
  published: Snapshot
  origin: string
  mediaPath: (file: MediaFile) => string
  refresh: string
  panel: string
}): DraftAnswer => {
  const { link, draft, published, origin, mediaPath, refresh, panel } = options
  if (draft?.status === 'missing') return { status: 'missing', refresh, panel }
  if (draft?.status === 'quarantined') {
    const { field, problem } = draft.entry
    return { status: 'incomplete', field, problem, refresh, panel }
  }
  const snapshot = draft ? withDraft(published, draft.entry) : published
  const site = makeSite({ snapshot, siteConfig, origin, mediaPath })
  const page = pageOfEntry(site, snapshot, link)
  if (page) {
    const shell = site.shells[link.locale] as Shell
    return { status: 'shown', page, shell, refresh, panel }
  }
  const setAside = site.quarantined.find(
    ({ documentId, locale }) => documentId === link.documentId && locale === link.locale,
  )
  if (!setAside) return { status: 'missing', refresh, panel }
  const { field, problem } = setAside
  return { status: 'incomplete', field, problem, refresh, panel }
}
