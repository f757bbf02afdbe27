import { extname } from 'node:path'
import type { Entry } from '#src/cms/types.ts'
import type { Snapshot } from '#src/content/snapshot.ts'

/** The content after an editor has given one unit another summary and text, in the default language. */
export const editedUnit = (content: Snapshot, words: string): Snapshot =>
  withMiddleUnit(content, (unit) => ({
    ...unit,
    summary: `${words}. ${unit.summary}`,
    text: `${words}.\n\n${unit.text}`,
  }))

/** The content after an editor has given one unit a picture that is new in the media library, in the default language. */
export const newPicture = (content: Snapshot, word: string): Snapshot => {
  const { media } = content
  const added: Snapshot['media'] = {}
  const edited = withMiddleUnit(content, (unit) => {
    const [first, ...others] = unit.images
    const file = media[first?.desktop ?? '']
    if (!first || !file) return unit
    const name = `${word}${extname(file.name)}`
    added[name] = { ...file, name }
    return { ...unit, images: [{ ...first, desktop: name }, ...others] }
  })
  return { ...edited, media: { ...media, ...added } }
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

/** The content in which the unit in the middle of the default language is another. */
const withMiddleUnit = (
  content: Snapshot,
  edit: (unit: Entry<'units'>) => Entry<'units'>,
): Snapshot => {
  const locale = defaultLocale(content)
  const { units } = content.collections
  const own = units[locale] ?? []
  const middle = Math.floor(own.length / 2)
  const edited = own.map((unit, index) => (index === middle ? edit(unit) : unit))
  return {
    ...content,
    collections: { ...content.collections, units: { ...units, [locale]: edited } },
  }
}

const defaultLocale = ({ locales }: Snapshot): string =>
  locales.find(({ isDefault }) => isDefault)?.code ?? ''
