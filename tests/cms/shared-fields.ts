import { call, type Entry } from './call.ts'

export const LANGUAGES = ['en', 'ar', 'de']

/** What the languages of a unit share, as visitors see it: relations by document id. */
type Shared = {
  scalars: string
  plan: string
  floors: string[]
  amenities: string[]
  project: string
}
export type Seen = { locale: string; title: string; summary: string; shared: Shared }

const SCALARS = ['number', 'kind', 'bedrooms', 'bathrooms', 'area', 'price', 'availability']

type Cms = { url: string; token: string; draftToken?: string }
type Named = { documentId: string } | null

/** A unit as it is public, or as its drafts are, in each language that has it. */
export async function readUnit(
  cms: Cms,
  documentId: string,
  status: 'published' | 'draft' = 'published',
): Promise<Seen[]> {
  const query = `status=${status}&populate=*`
  const token = status === 'draft' ? (cms.draftToken as string) : cms.token
  const answers = await Promise.all(
    LANGUAGES.map((locale) =>
      call<{ data: Entry | null }>(`${cms.url}/api/units/${documentId}?locale=${locale}&${query}`, {
        token,
      }),
    ),
  )
  return answers.flatMap(({ body, status }) =>
    status === 200 && body.data ? [seenOf(body.data)] : [],
  )
}

function seenOf(entry: Entry): Seen {
  const ids = (name: string) => ((entry[name] as Named[]) ?? []).map((one) => one?.documentId ?? '')
  return {
    locale: entry.locale,
    title: String(entry.title),
    summary: String(entry.summary),
    shared: {
      scalars: JSON.stringify(SCALARS.map((name) => entry[name])),
      plan: (entry.plan as { url: string } | null)?.url ?? '',
      floors: ids('floors'),
      amenities: ids('amenities'),
      project: (entry.project as Named)?.documentId ?? '',
    },
  }
}
