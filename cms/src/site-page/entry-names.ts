import type { Core, Struct, UID } from '@strapi/strapi'
import { callPath } from '../settings/call-path.ts'
import type { Named } from './site-answer.ts'

export type Place = { type: string; documentId: string; locale: string | null }
type Type = Struct.ContentTypeSchema

/** Returns the content type of a path of the content API. */
export function typeOf(strapi: Core.Strapi, path: string): Type | undefined {
  return Object.values(strapi.contentTypes).find(
    ({ uid }) => uid.startsWith('api::') && path === callPath(strapi, uid),
  )
}

/**
 * Names entries as the panel does: by the field that its lists show, their type, and their language. One that
 * is not there any more has its type for a title and no page.
 */
export async function nameEntries<Item extends Place>(
  strapi: Core.Strapi,
  items: Item[],
): Promise<(Item & Named)[]> {
  const languages = await languageNames(strapi)
  const titles = new Map<string, string>()
  for (const path of new Set(items.map(({ type }) => type))) {
    const type = typeOf(strapi, path)
    const ids = items.filter((item) => item.type === path).map(({ documentId }) => documentId)
    if (type) for (const [key, title] of await titlesOf(strapi, type, ids)) titles.set(key, title)
  }
  return items.map((item) => {
    const type = typeOf(strapi, item.type)
    const locale = item.locale === '*' ? null : item.locale
    const title = titles.get(`${type?.uid} ${item.documentId} ${locale ?? ''}`)
    return {
      ...item,
      title: title || type?.info.displayName || item.type,
      type: type?.info.displayName ?? item.type,
      language: locale && (languages.get(locale) ?? locale),
      edit: type && title !== undefined ? panelPath(type, item.documentId, locale) : null,
    }
  })
}

async function titlesOf(
  strapi: Core.Strapi,
  type: Type,
  documentIds: string[],
): Promise<Map<string, string>> {
  const service = strapi.plugin('content-manager').service('content-types')
  const { settings } = await service.findConfiguration(type)
  const field: string = type.attributes[settings.mainField] ? settings.mainField : 'documentId'
  const translated = 'locale' in type.attributes
  const rows: Record<string, unknown>[] = await strapi.db.query(type.uid as UID.Schema).findMany({
    select: ['documentId', 'publishedAt', field, ...(translated ? ['locale'] : [])],
    where: { documentId: { $in: documentIds } },
  })
  // Drafts come last, and so are what the entry is called now. Databases differ in where no time comes.
  const isPublished = ({ publishedAt }: (typeof rows)[number]) => Number(publishedAt !== null)
  const draftsLast = rows.toSorted((a, b) => isPublished(b) - isPublished(a))
  return new Map(
    draftsLast.map((row) => [
      `${type.uid} ${row.documentId} ${row.locale ?? ''}`,
      field === 'documentId' ? type.info.displayName : String(row[field] ?? ''),
    ]),
  )
}

/** What the languages are called, by code, without the code behind the name. */
export async function languageNames(strapi: Core.Strapi): Promise<Map<string, string>> {
  const locales: { code: string; name: string }[] = await strapi
    .plugin('i18n')
    .service('locales')
    .find()
  return new Map(locales.map(({ code, name }) => [code, name.replace(/ \(.*\)$/, '')]))
}

/** The form of an entry, below the panel's own address. */
export function panelPath(
  { uid, kind }: Pick<Type, 'uid' | 'kind'>,
  documentId: string,
  locale: string | null,
): string {
  const page =
    kind === 'singleType' ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`
  const query = locale ? `?plugins[i18n][locale]=${encodeURIComponent(locale)}` : ''
  return `/content-manager/${page}${query}`
}
