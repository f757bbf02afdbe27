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
