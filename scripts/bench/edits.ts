import type { Snapshot } from '#src/content/snapshot.ts'

/** The content after an editor has given one unit another summary and text, in the default language. */
export const editedUnit = (content: Snapshot, words: string): Snapshot => {
  const locale = defaultLocale(content)
  const units = content.collections.units[locale] ?? []
  const edited = units.map((unit, index) =>
    index === Math.floor(units.length / 2)
      ? { ...unit, summary: `${words}. ${unit.summary}`, text: `${words}.\n\n${unit.text}` }
      : unit,
  )
  return {
    ...content,
    collections: {
      ...content.collections,
      units: { ...content.collections.units, [locale]: edited },
    },
  }
}

/** The content after an editor has given one unit a picture that is new in the media library, in the default language. */
export const newPicture = (content: Snapshot, word: string): Snapshot => {
  const locale = defaultLocale(content)
  const units = content.collections.units[locale] ?? []
  const middle = Math.floor(units.length / 2)
  const [first, ...others] = units[middle]?.images ?? []
  const file = content.media[first?.desktop ?? '']
  if (!first || !file) return content
  const name = `${word}-${file.name}`
  const images = [{ ...first, desktop: name }, ...others]
  const edited = units.map((unit, index) => (index === middle ? { ...unit, images } : unit))
  return {
    ...content,
    media: { ...content.media, [name]: { ...file, name } },
    collections: {
      ...content.collections,
      units: { ...content.collections.units, [locale]: edited },
    },
  }
}

/** The content after an editor has published one more unit, in every language. */
export const publishedUnit = (content: Snapshot, word: string): Snapshot => ({
  ...content,
  collections: {
    ...content.collections,
    units: Object.fromEntries(
      Object.entries(content.collections.units).map(([locale, units]) => {
        const template = units[Math.floor(units.length / 2)]
        const documentId = word.padEnd(24, '0')
        return [
          locale,
          template ? [...units, { ...template, documentId, slug: word, number: word }] : units,
        ]
      }),
    ),
  },
})

/** The content after the first link of the header has got another label, in every language. */
export const editedHeader = (content: Snapshot, label: string): Snapshot => ({
  ...content,
  singles: {
    ...content.singles,
    layout: Object.fromEntries(
      Object.entries(content.singles.layout).map(([locale, layout]) => {
        const links = layout.header.links.map((link, index) =>
          index === 0 ? { ...link, label } : link,
        )
        return [locale, { ...layout, header: { ...layout.header, links } }]
      }),
    ),
  },
})

/** The content after a new rate of each currency but the base one has come. */
export const editedRates = (content: Snapshot, factor: number): Snapshot => ({
  ...content,
  singles: {
    ...content.singles,
    currency: Object.fromEntries(
      Object.entries(content.singles.currency).map(([locale, currency]) => {
        const currencies = currency.currencies.map((it) =>
          it.code === currency.base ? it : { ...it, rate: it.rate * factor },
        )
        return [locale, { ...currency, currencies }]
      }),
    ),
  },
})

const defaultLocale = ({ locales }: Snapshot): string =>
  locales.find(({ isDefault }) => isDefault)?.code ?? ''
