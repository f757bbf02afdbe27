import type { Core, UID } from '@strapi/strapi'
import { type Addressed, inLanguage, pathOf, ROUTED, type RoutedType } from './rules.ts'

export const REDIRECT = 'api::redirect.redirect'

type Page = Addressed & {
  id: number
  documentId: string
  locale: string
  title: string
}

/** A published page and its address, with the prefix of its language. */
export type Held = { uid: string; type: RoutedType; page: Page; path: string }

export type Redirect = { documentId: string; from: string; to: string }

export const publishedRedirects = (strapi: Core.Strapi): Promise<Redirect[]> =>
  strapi.db.query(REDIRECT).findMany({
    select: ['documentId', 'from', 'to'],
    where: { publishedAt: { $notNull: true } },
    orderBy: 'id',
  })

export type Languages = { codes: string[]; main: string }

export async function languagesOf(strapi: Core.Strapi): Promise<Languages> {
  const service = strapi.plugin('i18n').service('locales')
  const [locales, main] = await Promise.all([service.find(), service.getDefaultLocale()])
  return { codes: (locales as { code: string }[]).map(({ code }) => code), main }
}

/** The published pages of a type that fit a filter. */
export async function publishedPages(
  strapi: Core.Strapi,
  uid: string,
  { where, main }: { where: object; main: string },
): Promise<Held[]> {
  const type = ROUTED[uid] as RoutedType
  const kind = type === 'pages' ? ['kind'] : []
  const pages: Page[] = await strapi.db.query(uid as UID.ContentType).findMany({
    select: ['id', 'documentId', 'locale', 'title', 'slug', ...kind],
    where: { ...where, publishedAt: { $notNull: true } },
    orderBy: 'id',
  })
  return pages.map((page) => ({
    uid,
    type,
    page,
    path: inLanguage(pathOf(type, page), page.locale, main),
  }))
}

export async function allPublishedPages(strapi: Core.Strapi, main: string): Promise<Held[]> {
  const lists = await Promise.all(
    Object.keys(ROUTED).map((uid) => publishedPages(strapi, uid, { where: {}, main })),
  )
  return lists.flat()
}
