/**
 * The file with the entries that the build left out and with what editors should fix. It is in the folder beside the
 * output, which has no public address: names and addresses in it may be of pages for signed-in people.
 */
export const SITE_REPORT_FILE = 'report.json'

/** At most this many of each are named; the rest is counted. */
const NAMED = 100
const LONGEST = 400

/** What is wrong, and with which entry. */
export type Reported = {
  /** As in the path of its call, such as `pages`; `cms` where no single entry is meant. */
  type: string
  documentId: string
  /** `*` for what is not translated. */
  locale: string
  problem: string
}

/** The first entries of a list, and how many there are. */
export type Named<Item> = { total: number; entries: Item[] }

export type SiteReport = {
  /** Entries that could not become what they should. */
  leftOut: Named<Reported & { field: string; lastGoodVersionShown: boolean }>
  /** Links and redirects that lead to nothing, by the entry that holds them. */
  deadLinks: Named<Reported>
  toFix: Named<Reported>
}

type Found = {
  quarantined: {
    type: string
    documentId: string
    locale: string
    field: string
    problem: string
    lastGoodVersionShown?: boolean
  }[]
  problems: { entry: string; locale: string; problem: string; about?: 'link' }[]
}

/** What a build found, cut to a size that does not grow with the number of mistakes. */
export const siteReportOf = ({ quarantined, problems }: Found): SiteReport => ({
  leftOut: named(
    quarantined,
    ({ type, documentId, locale, field, problem, lastGoodVersionShown = false }) => ({
      ...{ type, documentId, locale, lastGoodVersionShown },
      field: cut(field),
      problem: cut(problem),
    }),
  ),
  deadLinks: named(problems.filter(isDeadLink), placed),
  toFix: named(
    problems.filter((problem) => !isDeadLink(problem)),
    placed,
  ),
})

const isDeadLink = ({ about }: Found['problems'][number]): boolean => about === 'link'

const placed = ({ entry, locale, problem }: Found['problems'][number]): Reported => {
  const [type = '', documentId = ''] = entry.split('/')
  return { type: cut(type), documentId: cut(documentId), locale, problem: cut(problem) }
}

const named = <From, To>(items: From[], shown: (item: From) => To): Named<To> => ({
  total: items.length,
  entries: items.slice(0, NAMED).map(shown),
})

/** In the words of the build, `pages “About” (x1y2…, en)`; editors know entries by their titles. */
const ID = /(”) \([a-z0-9]{24}, [^)\s]+\)/g

const cut = (text: string): string => {
  const known = text.replace(ID, '$1')
  return known.length > LONGEST ? `${known.slice(0, LONGEST - 1)}…` : known
}
