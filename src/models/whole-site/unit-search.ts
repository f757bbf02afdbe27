import { sha256 } from '#src/lib/hash.ts'
import { searchPartPath, unitSearchPath } from '../addresses/unit-search-path.ts'
import type { LocaleContent } from '../entries/locale-content.ts'
import type { UnitCard } from '../parts/cards.ts'
import type { Picture } from '../parts/media.ts'
import { filterItemId } from '../parts/unit-filter.ts'
import { joinedSets, type Sets } from './home-sets.ts'

/** As many cards are in a file: a page of results needs one to ten of these files. */
const CARDS_A_FILE = 50

/** All homes of a language for the filter in the browser, in the parts in which it is loaded. */
export type UnitSearch = {
  figures: UnitFigures
  /** What each home is found by when somebody types: title, number, project and address, as `plainText` has them. */
  words: string[]
  /** The day on which each was offered first, in days since 1970. */
  listed: (number | null)[]
  cards: CardsFile[]
}

/** The cards of `CARDS_A_FILE` homes that follow each other in the list. They come out the same as long as `version` does. */
type CardsFile = { version: string; make: () => SearchCards }

/**
 * What the filter compares, by the position of a home in the list. What a home matches is decided here, so
 * that the browser only compares numbers.
 */
export type UnitFigures = {
  /** How many homes there are. */
  total: number
  /** Every item of the filter, such as "kind=villa" or "price=1000000..2000000". */
  items: string[]
  /** For each option the sets of its items that homes match, and for each home which of the sets. */
  options: Sets[]
  /** In the base currency; null if it is told on request only. */
  price: (number | null)[]
  /** Square metres. */
  area: number[]
  /** The lowest floor, and how many more the home has above it. */
  floor: (number | null)[]
  floorsAbove: number[]
}

/** The cards of some homes. */
export type SearchCards = {
  /** Each picture once: homes share them. */
  pictures: Picture[]
  units: SearchedUnit[]
}

export type SearchedUnit = Omit<UnitCard, 'picture'> & {
  number: string
  /** The names of its floors. */
  floors: string[]
  /** The position in `pictures`. */
  picture: number | null
}

/** The file that is loaded first: it names the others. */
export type SearchIndex = UnitFigures & {
  /** The addresses of the files with the words and with the days: only typing and the newest need them. */
  words: string
  listed: string
  /** The addresses of the files with the cards, and how many are in each. */
  cards: string[]
  cardsAFile: number
}

/** What the filter in the browser says of the homes of a project that have a page, in the order of the list. */
export type SearchedHomes = Pick<UnitSearch, 'words' | 'listed'> & {
  documentIds: string[]
  figures: Omit<UnitFigures, 'items'>
}

/** A card with what the filter's files have besides. */
export type FoundCard = {
  card: UnitCard
  number: string
  /** The names of its floors, the lowest first. */
  floors: string[]
}

type SearchedProject = { id: string; homes: SearchedHomes }

/**
 * @param projects in the order of the list.
 * @param made.versionOf the version of a project, on which the cards of its homes depend.
 */
export const unitSearch = (
  { filter }: Pick<LocaleContent, 'filter'>,
  projects: SearchedProject[],
  made: {
    versionOf: (project: string) => string
    cardsOf: (project: string) => Record<string, FoundCard>
  },
): UnitSearch => {
  const { options, items } = filter.units
  const figures = projects.map(({ homes }) => homes.figures)
  return {
    figures: {
      total: figures.reduce((sum, { total }) => sum + total, 0),
      items: items.map(filterItemId),
      options: options.map((_, at) => joinedSets(figures.flatMap((its) => its.options[at] ?? []))),
      price: figures.flatMap(({ price }) => price),
      area: figures.flatMap(({ area }) => area),
      floor: figures.flatMap(({ floor }) => floor),
      floorsAbove: figures.flatMap(({ floorsAbove }) => floorsAbove),
    },
    words: projects.flatMap(({ homes }) => homes.words),
    listed: projects.flatMap(({ homes }) => homes.listed),
    cards: inFiles(projects, made),
  }
}

/** The files to publish of all languages, by their paths below the published folder. */
export const searchFiles = (search: Record<string, UnitSearch>): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(search).map(([locale, its]) => localeSearchFiles(locale, its).files),
  )

/**
 * The files to publish of a language, by their paths below the published folder. All but the index are named after their
 * content: a tab that has an old index never takes a new file for the one it means.
 *
 * @param known the files with cards that an earlier build has made, by their versions.
 * @returns the files but those that are known, and those with cards by their versions.
 */
export const localeSearchFiles = (
  locale: string,
  { figures, words, listed, cards }: UnitSearch,
  known: Readonly<Record<string, string>> = {},
): { files: Record<string, string>; cardFiles: Record<string, string> } => {
  const part = (content: unknown) => {
    const text = JSON.stringify(content)
    return { path: searchPartPath(locale, sha256(text).slice(0, 16)), text }
  }
  const wordsFile = part(words)
  const listedFile = part(listed)
  const cardsFiles = cards.map(({ version, make }) => ({
    version,
    ...(version in known ? { path: known[version] as string } : part(make())),
  }))
  const index: SearchIndex = {
    ...figures,
    words: wordsFile.path,
    listed: listedFile.path,
    cards: cardsFiles.map(({ path }) => path),
    cardsAFile: CARDS_A_FILE,
  }
  const indexFile = { path: unitSearchPath(locale), text: JSON.stringify(index) }
  const made = [indexFile, wordsFile, listedFile, ...cardsFiles]
  return {
    files: Object.fromEntries(
      made.flatMap((file) => ('text' in file ? [[file.path.slice(1), file.text]] : [])),
    ),
    cardFiles: Object.fromEntries(cardsFiles.map(({ version, path }) => [version, path])),
  }
}

const inFiles = (
  projects: SearchedProject[],
  { versionOf, cardsOf }: Parameters<typeof unitSearch>[2],
): CardsFile[] => {
  const homes = projects.flatMap(({ id, homes: { documentIds } }) =>
    documentIds.map((documentId) => ({ documentId, project: id })),
  )
  return Array.from({ length: Math.ceil(homes.length / CARDS_A_FILE) }, (_, index) => {
    const its = homes.slice(index * CARDS_A_FILE, (index + 1) * CARDS_A_FILE)
    const shown = [...new Set(its.map(({ project }) => project))]
    const ids = its.map(({ documentId }) => documentId)
    return {
      version: sha256(JSON.stringify([ids, shown.map(versionOf)])),
      make: () =>
        withSharedPictures(
          its.map(({ documentId, project }) => {
            const { card, ...more } = cardsOf(project)[documentId] as FoundCard
            return { ...card, ...more }
          }),
        ),
    }
  })
}

type FullCard = UnitCard & Pick<SearchedUnit, 'number' | 'floors'>

const withSharedPictures = (cards: FullCard[]): SearchCards => {
  const pictures = new Map<string, { index: number; picture: Picture }>()
  const indexOf = (picture: Picture): number => {
    const key = JSON.stringify(picture)
    const index = pictures.get(key)?.index ?? pictures.size
    pictures.set(key, { index, picture })
    return index
  }
  const units = cards.map(({ picture, ...card }) => ({
    ...card,
    picture: picture && indexOf(picture),
  }))
  return { pictures: [...pictures.values()].map(({ picture }) => picture), units }
}
