import type { Entry } from '#src/cms/types.ts'
import type { MediaFile } from '#src/content/snapshot.ts'
import { type IndexPart, indexPart } from '#src/search/index-part.ts'
import { termsIn } from '#src/search/terms.ts'
import type { Problem } from '../entries/errors.ts'
import { cardPicture, type LocaleCards, type UnitCard } from '../parts/cards.ts'
import type { LocaleContext } from '../parts/context.ts'
import { planProblems } from '../parts/home-plan.ts'
import { outlineProblems } from '../parts/outlines.ts'
import { type PaymentTerms, paymentProblems, paymentTerms } from '../parts/payment-plan.ts'
import { matchedItems } from '../parts/unit-filter.ts'
import { projectDocuments } from './site-search.ts'
import { type SearchedHome, searchedHome } from './unit-search.ts'

/** What filter, search and reports say of a home. */
type HomeFacts = {
  /** The positions of the items of the filter that it matches. */
  matched: number[]
  /** Null where it has no page. */
  search: SearchedHome | null
  terms: PaymentTerms
  problems: { payment: Problem[]; plan: Problem[]; outline: Problem[] }
}

/**
 * What a project and its homes contribute to all that shows other projects and homes too. Its parts are values of JSON, and
 * depend on the version of the project alone (`projectVersions`), so a build takes them from an earlier one.
 */
export type ProjectFacts = {
  known: {
    /** By document id. */
    homes: Record<string, HomeFacts>
    /** The names of the files that their cards show. */
    media: string[]
  }
  /** Those of homes that have a page, by document id. */
  cards: () => Record<string, UnitCard>
  index: () => IndexPart
}

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
  const homeFacts = (entry: Entry<'units'>): HomeFacts => {
    const card = cards.unit(entry.documentId)
    const alone = { projects: [], units: [entry] }
    const { byId, readOutline, readPlan } = content
    const drawn = { byId, readOutline, readPlan, all: { units: [entry], floors: [] } }
    return {
      matched: matchedItems(entry, content),
      search: card ? searchedHome(entry, card, content) : null,
      terms: paymentTerms(alone),
      problems: {
        payment: paymentProblems(locale.code, alone),
        plan: planProblems(locale.code, drawn),
        outline: outlineProblems(locale.code, drawn, files),
      },
    }
  }
  const homes = Object.fromEntries(entries.map((entry) => [entry.documentId, homeFacts(entry)]))
  const documents = searchable ? projectDocuments(project, entries, context, cards) : []
  const withCards = entries.filter(({ documentId }) => homes[documentId]?.search)
  const shown = media.watch(() => withCards.map((entry) => cardPicture(entry, media))).shown
  const ofHomes = Object.fromEntries(
    withCards.map(({ documentId }) => [documentId, cards.unit(documentId) as UnitCard]),
  )
  const index = indexPart(documents, termsIn(locale.code))
  return { known: { homes, media: shown }, cards: ofHomes, index }
}
