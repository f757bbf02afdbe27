import type { Core, UID } from '@strapi/strapi'
import { siteUrl } from '../settings/site.ts'

/** What all pages of a language have in common where they are found and shared. */
export type SiteHead = {
  /** The address of the site, without a slash at its end. */
  url: string
  name: string
  description: string
  /** The address of the picture of pages that have none. */
  image: string | null
  dir: 'ltr' | 'rtl'
  /** The language without a prefix in addresses. */
  mainLocale: string
  /** What the pages of the lists are called: `projects`, `units`, … */
  lists: Record<string, string>
}

const PAGE = 'api::page.page'
const INITIAL = 'api::initial.initial'

type Initial = {
  siteName: string
  seo: { description?: string | null; image?: { url: string } | null } | null
}

/** As the site has it, from what is published; before the first publication from the drafts. */
export async function siteHead(
  strapi: Core.Strapi,
  { locale, main }: { locale: string; main: string },
): Promise<SiteHead> {
  const initials: (Initial & { publishedAt: unknown })[] = await strapi.db
    .query(INITIAL as UID.ContentType)
    .findMany({ where: { locale }, populate: { seo: { populate: { image: true } } } })
  const initial = initials.find(({ publishedAt }) => publishedAt !== null) ?? initials[0]
  const lists: { kind: string; title: string }[] = await strapi.db
    .query(PAGE as UID.ContentType)
    .findMany({
      select: ['kind', 'title'],
      where: { locale, publishedAt: { $notNull: true }, kind: { $notIn: ['main', 'page'] } },
    })
  return {
    url: siteUrl(),
    name: initial?.siteName ?? '',
    description: initial?.seo?.description ?? '',
    image: initial?.seo?.image?.url ?? null,
    dir: directionOf(locale),
    mainLocale: main,
    lists: Object.fromEntries(lists.map(({ kind, title }) => [kind, title])),
  }
}

function directionOf(code: string): SiteHead['dir'] {
  const language = new Intl.Locale(code) as Intl.Locale & {
    getTextInfo?(): { direction?: string }
    textInfo?: { direction?: string }
  }
  const { direction } = language.getTextInfo?.() ?? language.textInfo ?? {}
  return direction === 'rtl' ? 'rtl' : 'ltr'
}
