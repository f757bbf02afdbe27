import type { Single } from '#src/cms/types.ts'
import { CATEGORIES, type Category } from '#src/site/consent.ts'
import { NO_TRACKING, type Tracking } from '#src/site/tracking.ts'
import type { Link } from '../addresses/links.ts'
import type { Problem } from '../entries/errors.ts'
import type { EntryContext } from './context.ts'

type Texts = NonNullable<Single<'layout'>['consent']>

/** What visitors are asked before third parties are loaded. */
export type Consent = Omit<Texts, 'link' | Category> & {
  link: Link | null
  /** What they may allow or refuse: only what the site has. */
  categories: (Texts[Category] & { name: Category })[]
}

/**
 * The question of a language, and what it is about. Without a third party there is none, and without its texts
 * nobody can agree, so that nothing is loaded.
 *
 * @param context that of the locale's `layout`.
 */
export const consentModel = (
  context: EntryContext,
  tracking: Tracking,
): { consent: Consent | null; tracking: Tracking } => {
  if (!tracking.tagManager && !tracking.pixel) return { consent: null, tracking }
  const { consent } = context.content.layout
  if (!consent) {
    context.report(
      'The texts of the consent are missing, so the tag manager and the pixel are not loaded. Fill in Consent.',
    )
    return { consent: null, tracking: NO_TRACKING }
  }
  const { statistics, marketing, ...texts } = consent
  const categories = CATEGORIES.filter((name) => tracking.tagManager || name === 'marketing')
  return {
    consent: {
      ...texts,
      link: context.openOne(texts.link && context.link(texts.link)),
      categories: categories.map((name) => ({ name, ...{ statistics, marketing }[name] })),
    },
    tracking,
  }
}

type Language = {
  shell: { locale: string; consent: Pick<Consent, 'version'> | null }
  layout: string
}

/** Languages whose question has another version than that of the default language, which comes first. */
export const differingConsents = ([first, ...others]: Language[]): Problem[] =>
  others.flatMap(({ shell: { locale, consent }, layout }): Problem[] => {
    const expected = first?.shell.consent?.version
    if (!expected || !consent || consent.version === expected) return []
    return [
      {
        entry: layout,
        locale,
        problem: `The version of the consent is "${consent.version}", and "${expected}" in ${first.shell.locale}: who changes the language is asked again. Give Consent the same version in every language.`,
      },
    ]
  })
