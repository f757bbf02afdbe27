import type { CollectionType, SingleType } from './types.ts'

/** Strapi names a type of many entries by its singular in the admin panel. */
const SINGULAR: Record<CollectionType, string> = {
  pages: 'page',
  'global-blocks': 'global-block',
  projects: 'project',
  units: 'unit',
  floors: 'floor',
  amenities: 'amenity',
  articles: 'article',
  tags: 'tag',
  jobs: 'job',
  forms: 'form',
  redirects: 'redirect',
}

/**
 * Where an entry is edited: its page in the CMS's admin panel.
 *
 * @param cmsUrl without `/api` and without a slash at its end, as the schema of the environment returns it.
 */
export const editAddress = (
  cmsUrl: string,
  entry: { type: CollectionType | SingleType; documentId: string; locale: string },
): string => {
  const { type, documentId, locale } = entry
  const admin = `${cmsUrl}/admin/content-manager`
  const query = locale === '*' ? '' : `?plugins[i18n][locale]=${encodeURIComponent(locale)}`
  if (!isCollection(type)) return `${admin}/single-types/api::${type}.${type}${query}`
  const name = SINGULAR[type]
  return `${admin}/collection-types/api::${name}.${name}/${documentId}${query}`
}

const isCollection = (type: CollectionType | SingleType): type is CollectionType => type in SINGULAR
