import type { Note } from '#functions/lib/observed.ts'
import type { CmsClient } from '#src/cms/client.ts'
import { readDraft } from '#src/cms/read-draft.ts'
import { draftAnswer } from '#src/draft/draft-answer.ts'
import { fileAddress } from '#src/draft/file-address.ts'
import { type DraftLink, readLink, sessionLink, signLink } from '#src/draft/link.ts'
import { draftMedia, draftMediaPath } from '#src/draft/media-table.ts'
import { readPublishedMedia } from '#src/draft/published-media.ts'
import { snapshotOf } from '#src/draft/snapshot-of.ts'
import type { DraftEnvironment } from '#src/environment/functions.ts'
import { get } from '#src/lib/get.ts'
import { DRAFT_ELEMENT, type DraftAnswer } from '#src/models/whole-site/draft.ts'
import { headersFor } from './headers.ts'
import type { LiveContent } from './live-content.ts'

/** For each of two tries to read the page for drafts. */
const TIMEOUT_MS = 5_000

export type DraftDependencies = {
  environment: DraftEnvironment
  client: CmsClient
  live: () => Promise<LiveContent>
  now: () => number
  note: Note
}

/**
 * Answers a signed link with the draft: as a document, which the CMS's panel shows in a frame, or as JSON
 * where that document asks again.
 */
export const handleDraft = async (
  request: Request,
  dependencies: DraftDependencies,
): Promise<Response> => {
  const { environment, now, note } = dependencies
  const { secret, panel } = environment
  const { searchParams, origin } = new URL(request.url)
  const read = readLink(searchParams, { secret, now: now() })
  note({ link: read.status })
  const headers = headersFor(panel)
  if (read.status === 'forged') return new Response('Forbidden\n', { status: 403, headers })
  const asksForJson = request.headers.get('accept')?.startsWith('application/json')
  const answer: DraftAnswer =
    read.status === 'expired'
      ? { status: 'expired' }
      : await look(read.link, { ...dependencies, origin })
  note({ draft: answer.status, type: searchParams.get('type') ?? undefined })
  const status = answer.status === 'expired' ? 410 : 200
  if (asksForJson) return Response.json(answer, { status, headers })
  const locale = searchParams.get('locale') ?? ''
  const html = await documentOf(answer, { origin, locale, live: dependencies.live })
  return new Response(html, {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  })
}

type Looking = DraftDependencies & { origin: string }

const look = async (link: DraftLink, looking: Looking): Promise<DraftAnswer> => {
  const { client, live, environment, origin, now } = looking
  const { secret, panel } = environment
  const [draft, content, media] = await Promise.all([
    link.status === 'draft' ? readDraft(client, link) : undefined,
    live(),
    readPublishedMedia(origin),
  ])
  const refresh = sessionLink(link, now())
  const table = draftMedia(media, content.library)
  return draftAnswer({
    ...{ link, draft, origin, panel },
    published: snapshotOf(content.locales, content.entries, table),
    mediaPath: draftMediaPath((name) => fileAddress(name, { until: refresh.until, secret })),
    refresh: `/api/draft?${signLink(refresh, secret)}`,
  })
}

/** The site's own empty page for drafts, in the language of the draft, with the answer put into it. */
const documentOf = async (
  answer: DraftAnswer,
  { origin, locale, live }: { origin: string; locale: string; live: DraftDependencies['live'] },
): Promise<string> => {
  const isDefault = async () =>
    (await live()).locales.some((it) => it.isDefault && it.code === locale)
  const path = (await isDefault()) ? '/draft' : `/${locale}/draft`
  const response = await get(origin + path, { timeoutMs: TIMEOUT_MS })
  if (!response.ok) throw new Error(`The page for drafts cannot be read: ${response.status}`)
  const json = JSON.stringify(answer).replaceAll('<', '\\u003c')
  const element = `<script type="application/json" id="${DRAFT_ELEMENT}">${json}</script>`
  return (await response.text()).replace('</head>', () => `${element}</head>`)
}
