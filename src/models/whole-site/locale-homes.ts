import type { MediaFile } from '#src/content/snapshot.ts'
import { memo, once } from '#src/lib/memo.ts'
import type { IndexPart } from '#src/search/index-part.ts'
import type { Problem } from '../entries/errors.ts'
import { type LocaleCards, localeCards } from '../parts/cards.ts'
import type { LocaleContext } from '../parts/context.ts'
import type { PaymentTerms } from '../parts/payment-plan.ts'
import { type HomeProblems, type ProjectFacts, projectFacts } from './project-facts.ts'
import { type UnitSearch, unitSearch } from './unit-search.ts'

/** What all homes of a language are put together to. */
type AllHomes = {
  search: UnitSearch
  terms: PaymentTerms
  problems: Problem[]
}

type LocaleHomes = {
  cards: LocaleCards
  /** How many homes each item of the filter leaves. */
  counts: () => number[]
  all: () => AllHomes
  /** What the search finds of each project and its homes. */
  index: () => { id: string; version: string; index: () => IndexPart }[]
  /** By the versions of their projects; undefined where they were kept. */
  facts: () => ReadonlyMap<string, ProjectFacts | undefined>
}

/**
 * The homes of a language from what is known of those of each project: kept of an earlier build, or made.
 *
 * @param options.versionOf the version of a project: see `projectVersions`.
 * @param options.kept what an earlier build knew of the homes of a project in this version.
 */
export const localeHomes = (options: {
  context: LocaleContext
  files: Record<string, MediaFile>
  versionOf: (project: string) => string
  kept: (project: string) => ProjectFacts | undefined
  searchable: boolean
}): LocaleHomes => {
  const { context, files, versionOf, searchable } = options
  const { homes } = context.content
  const kept = memo((project) => {
    const facts = options.kept(project)
    if (facts) context.media.show(facts.known.media)
    return facts
  })
  const cards = localeCards(context, (documentId) => {
    const home = homes.get(documentId)
    const facts = home && kept(home.project ?? '')
    if (!facts?.known.homes.includes(documentId)) return undefined
    return facts.cards()[documentId]?.card ?? null
  })
  const factsOf = memo(
    (project) => kept(project) ?? projectFacts(project, { context, files, cards, searchable }),
  )
  // The homes of a project follow each other in the list.
  const projects = [
    ...new Set([
      ...homes.all.map(({ project }) => project ?? ''),
      ...context.content.all.projects.map(({ documentId }) => documentId),
    ]),
  ]
  const known = once(() => projects.map((id) => ({ id, ...factsOf(id).known })))
  return {
    cards,
    counts: () =>
      context.content.filter.units.items.map((_, item) =>
        known().reduce((sum, { counts }) => sum + (counts[item] ?? 0), 0),
      ),
    all: () => {
      const each = known()
      const problems = (of: keyof HomeProblems) => each.flatMap((its) => its.problems[of])
      return {
        search: unitSearch(
          context.content,
          each.map(({ id, searched }) => ({ id, homes: searched })),
          { versionOf, cardsOf: (project) => factsOf(project).cards() },
        ),
        terms: Object.assign({}, ...each.map(({ terms }) => terms)),
        problems: [...problems('payment'), ...problems('plan'), ...problems('outline')],
      }
    },
    index: () =>
      projects.map((id) => ({
        ...{ id, version: versionOf(id) },
        index: () => factsOf(id).index(),
      })),
    facts: () => new Map(projects.map((it) => [versionOf(it), kept(it) ? undefined : factsOf(it)])),
  }
}
