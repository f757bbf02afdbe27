import type { CollectionType, Entry } from '#src/cms/types.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { sha256 } from '#src/lib/hash.ts'
import { makeSite } from '#src/models/whole-site/make-site.ts'
import { siteConfig } from '#src/site/site-config.ts'

const UNITS_A_PROJECT = 60
const ORIGIN = 'https://bench.example'

/**
 * Content that looks like the demo's, made larger: its projects and units again and again, under other
 * names, with their texts, pictures, floors and relations, until the site has exactly so many pages over
 * all languages. The same arguments give the same content.
 *
 * @param demo the embedded snapshot.
 * @param pages at least as many as the demo has.
 */
export const madeContent = (demo: Snapshot, pages: number): Snapshot => {
  const missing = pages - countPages(demo)
  if (missing < 0) throw new RangeError(`The demo alone has more than ${pages} pages.`)
  const languages = demo.locales.length
  const pagesAUnit = languages * (1 + 1 / UNITS_A_PROJECT + 1 / siteConfig.itemsPerPage)
  const made = withUnits(demo, Math.max(0, Math.floor((missing - 2 * languages) / pagesAUnit)))
  return withPlainPages(made, pages - countPages(made))
}

const countPages = (snapshot: Snapshot): number =>
  makeSite({ snapshot, siteConfig, origin: ORIGIN }).pages.length

/** Adds units in projects of sixty; each is a copy of one of the demo's. */
const withUnits = (demo: Snapshot, count: number): Snapshot => {
  const projectCount = Math.ceil(count / UNITS_A_PROJECT)
  return mapCollections(demo, (type, entries) => {
    if (type === 'projects') {
      const templates = entries as Entry<'projects'>[]
      return copies(projectCount, (index) => {
        const template = templates[index % templates.length] as Entry<'projects'>
        const name = `${template.title} ${index + 1}`
        return {
          ...template,
          documentId: madeId('project', index),
          title: name,
          slug: `${template.slug}-${index + 1}`,
          order: 100 + index,
          summary: `${name}. ${template.summary}`,
        }
      })
    }
    if (type === 'units') {
      const templates = entries as Entry<'units'>[]
      return copies(count, (index) => {
        const template = templates[index % templates.length] as Entry<'units'>
        const number = String(1000 + index)
        return {
          ...template,
          documentId: madeId('unit', index),
          title: template.title.replace(template.number, number),
          slug: `made-${number}`,
          number,
          project: madeId('project', Math.floor(index / UNITS_A_PROJECT)),
          price: template.price + 1000 * (index % 997),
          summary: template.summary.replaceAll(template.number, number),
          text: `${template.text}\n\n${number}.`,
        }
      })
    }
    return []
  })
}

/** Adds plain pages in the default language. */
const withPlainPages = (snapshot: Snapshot, count: number): Snapshot => {
  const defaultLocale = snapshot.locales.find(({ isDefault }) => isDefault)?.code
  return mapCollections(snapshot, (type, entries, locale) => {
    if (type !== 'pages' || locale !== defaultLocale) return []
    const template = (entries as Entry<'pages'>[]).find(({ slug }) => slug === 'about')
    if (!template) throw new Error('The demo has no page "about" to copy.')
    return copies(count, (index) => ({
      ...template,
      documentId: madeId('page', index),
      title: `${template.title} ${index + 1}`,
      slug: `made-page-${index + 1}`,
    }))
  })
}

const mapCollections = (
  snapshot: Snapshot,
  more: (type: CollectionType, entries: { documentId: string }[], locale: string) => unknown[],
): Snapshot => {
  const collections = Object.fromEntries(
    Object.entries(snapshot.collections).map(([type, locales]) => [
      type,
      Object.fromEntries(
        Object.entries(locales as Record<string, { documentId: string }[]>).map(
          ([locale, entries]) => [
            locale,
            [...entries, ...more(type as CollectionType, entries, locale)],
          ],
        ),
      ),
    ]),
  ) as Snapshot['collections']
  return { ...snapshot, collections }
}

const copies = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** A document id in the CMS's form: 24 letters and digits. */
const madeId = (kind: string, index: number): string =>
  `m${sha256(`${kind} ${index}`).slice(0, 23)}`
