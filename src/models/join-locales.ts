import { type Translated, withAlternates } from './alternates.ts'
import { defined } from './cards.ts'
import type { LocaleSite } from './locale-site.ts'
import type { Alternate } from './page.ts'
import type { Site } from './site.ts'
import type { SiteFrame } from './site-frame.ts'

/** Puts the languages together, in the order of the frame's; their pages learn of each other. */
export const joinLocales = <Page extends Translated>(
  frame: SiteFrame,
  made: LocaleSite<Page>[],
): Site<Page & { alternates: Alternate[] }> => ({
  locales: frame.locales,
  defaultLocale: made[0]?.shell.locale as string,
  shells: Object.fromEntries(made.map(({ shell }) => [shell.locale, shell])),
  pages: withAlternates(made.flatMap(({ pages }) => pages)).toSorted(byPath),
  restricted: made
    .flatMap(({ restricted }) => restricted)
    .toSorted((a, b) => byPath(a.page, b.page)),
  redirects: frame.rules,
  search: Object.fromEntries(made.map(({ shell, search }) => [shell.locale, search])),
  feeds: defined(made.map(({ feed }) => feed)),
  sharePictures: Object.assign({}, ...made.map(({ sharePictures }) => sharePictures)),
  forms: made.map(({ forms }) => forms),
  media: [...new Set(made.flatMap(({ media }) => media))].toSorted(),
  problems: [...frame.problems, ...made.flatMap(({ problems }) => problems)],
  quarantined: frame.quarantined,
})

const byPath = (a: { path: string }, b: { path: string }): number => (a.path < b.path ? -1 : 1)
