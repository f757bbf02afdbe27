import { localesOf } from '#src/cms/locales.ts'
import {
  type CollectionType,
  collectionNames,
  type SingleType,
  singleNames,
} from '#src/cms/types.ts'
import type { Locale, Snapshot } from '#src/content/snapshot.ts'

const locales: Locale[] = [
  { code: 'en', name: 'English', isDefault: true },
  { code: 'ar', name: 'العربية', isDefault: false },
]

const seo = {
  title: 'Mira',
  description: 'Homes',
  image: null,
  favicon: 'icon.svg',
  noIndex: false,
}

const footer = {
  logo: 'logo.svg',
  appStore: null,
  playStore: null,
  socials: [],
  address: null,
  columnOne: null,
  columnTwo: null,
  columnThree: null,
  legal: null,
}

const singles: { [T in SingleType]: object } = {
  layout: {
    documentId: 'layout0000',
    header: { logo: 'logo.svg', logoLight: null, links: [], menuItems: [], button: null },
    footer,
    sales: null,
    loan: null,
    consent: null,
  },
  initial: { documentId: 'initial000', siteName: 'Mira', seo },
  currency: {
    documentId: 'currency00',
    base: 'AED',
    currencies: [{ code: 'AED', rate: 1, fractionDigits: 0 }],
  },
  translation: { documentId: 'translation', entries: [{ key: 'hello', value: 'Hello' }] },
  filter: { documentId: 'filter0000', units: { options: [], items: [], sorts: [] } },
}

/** A tag with the given document id. */
export const tag = (documentId: string) => ({ documentId, title: `Tag ${documentId}`, slug: 'tag' })

/** A small snapshot in two locales. Collections are empty except for the given ones, which both locales get. */
export function sampleSnapshot(
  collections: { [T in CollectionType]?: object[] } = {},
  media: Snapshot['media'] = {},
): Snapshot {
  const perLocale = (type: SingleType | CollectionType, value: unknown) =>
    Object.fromEntries(localesOf(type, locales).map((locale) => [locale, value]))
  return {
    locales,
    singles: Object.fromEntries(singleNames.map((type) => [type, perLocale(type, singles[type])])),
    collections: Object.fromEntries(
      collectionNames.map((type) => [type, perLocale(type, collections[type] ?? [])]),
    ),
    media,
  } as unknown as Snapshot
}
