import type { Entry } from '#src/cms/types.ts'
import type { MediaFile } from '#src/content/snapshot.ts'
import { type IndexPart, indexPart } from '#src/search/index-part.ts'
import { termsIn } from '#src/search/terms.ts'
import type { Problem } from '../entries/errors.ts'
import { cardPicture, type LocaleCards } from '../parts/cards.ts'
import type { LocaleContext } from '../parts/context.ts'
import { planProblems } from '../parts/home-plan.ts'
import { outlineProblems } from '../parts/outlines.ts'
import { type PaymentTerms, paymentProblems, paymentTerms } from '../parts/payment-plan.ts'
import { itemCounts, matchedItems } from '../parts/unit-filter.ts'
import { foundCard, searchedHomes } from './searched-homes.ts'
import { projectDocuments } from './site-search.ts'
import type { FoundCard, SearchedHomes } from './unit-search.ts'

/**
 * What a project and its homes contribute to all that shows other projects and homes too. Its parts are values of JSON,
 * a list for each figure and not an object for each home, since each build reads those of all projects. They depend on
 * the version of the project alone (`projectVersions`), so a build takes them from an earlier one.
 */
export type ProjectFacts = {
  known: {
    /** The document ids of its homes. */
    homes: string[]
    /** How many of them each item of the filter leaves. */
    counts: number[]
    searched: SearchedHomes
    terms: PaymentTerms
    problems: HomeProblems
    /** The names of the files that the cards of its homes show. */
    media: string[]
  }
  /** Those of homes that have a page, by document id. */
  cards: () => Record<string, FoundCard>
  index: () => IndexPart
}

/** What editors should fix of homes, by what is wrong. */
export type HomeProblems = Record<'payment' | 'plan' | 'outline', Problem[]>

type FactsOptions = {
  context: LocaleContext
  /** Those that the content names. */
  files: Record<string, MediaFile>
  cards: LocaleCards
  /** Whether the language has an index for the search. */
  searchable: boolean
}

/** Makes what is known of the homes of a project. The entries of the homes are not held. */
export const projectFacts = (project: string, options: FactsOptions): ProjectFacts => {
  const { known, cards, index } = factsOf(project, options)
  return { known, cards: () => cards, index: () => index }
}

const factsOf = (project: string, options: FactsOptions) => {
  const { context, files, cards, searchable } = options
  const { content, media, locale } = context
  const entries = content.unitsOf(project)
  const homes = entries.map((entry) => ({ entry, matched: matchedItems(entry, content) }))
  const listed = homes.flatMap((home) => {
    const card = cards.unit(home.entry.documentId)
    return card ? [{ ...home, card }] : []
  })
  const { byId, readOutline, readPlan } = content
  const problemsOf = (problems: (entry: Entry<'units'>) => Problem[]) => entries.flatMap(problems)
  const drawn = (entry: Entry<'units'>) => ({
    ...{ byId, readOutline, readPlan, all: { units: [entry], floors: [] } },
  })
  const alone = (entry: Entry<'units'>) => ({ projects: [], units: [entry] })
  const documents = searchable ? projectDocuments(project, entries, context, cards) : []
  const known: ProjectFacts['known'] = {
    homes: entries.map(({ documentId }) => documentId),
    counts: itemCounts(
      content,
      homes.map(({ matched }) => matched),
    ),
    searched: searchedHomes(listed, content),
    terms: paymentTerms({ projects: [], units: entries }),
    problems: {
      payment: problemsOf((entry) => paymentProblems(locale.code, alone(entry))),
      plan: problemsOf((entry) => planProblems(locale.code, drawn(entry))),
      outline: problemsOf((entry) => outlineProblems(locale.code, drawn(entry), files)),
    },
    media: media.watch(() => listed.map(({ entry }) => cardPicture(entry, media))).shown,
  }
  const ofHomes = listed.map(
    ({ entry, card }) => [entry.documentId, foundCard(entry, card, content)] as const,
  )
  const index = indexPart(documents, termsIn(locale.code))
  return { known, cards: Object.fromEntries(ofHomes), index }
}
