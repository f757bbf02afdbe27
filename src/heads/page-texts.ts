/** What search engines and shared links are told of a page. */
export type PageTexts = {
  /** In the tab of the browser and above a search result. */
  title: string
  /** Above a shared link, which names the site beside it. */
  heading: string
  description: string
}

type Own = { title: string; description: string }

type Shown = Own & {
  /** The main page has its title to the letter. */
  isMain: boolean
  site: { name: string; description: string }
  /** What the pages of a list after the first are told apart by, such as "Page 2". */
  page?: string
}

/** The texts of an entry: those of its *SEO*, or its title and summary if it has none. */
export const ownTexts = (entry: { title: string; summary: string; seo: Own | null }): Own =>
  entry.seo
    ? { title: entry.seo.title, description: entry.seo.description }
    : { title: entry.title, description: entry.summary }

/** The name of the site is added to a title that lacks it, and its description stands in for one that is empty. */
export const pageTexts = ({ title, description, isMain, site, page }: Shown): PageTexts => {
  const heading = isMain ? title : withoutName(title, site.name)
  const number = page ? ` – ${page}` : ''
  const named = isMain || heading.includes(site.name) ? '' : ` · ${site.name}`
  return {
    title: `${heading}${number}${named}`,
    heading,
    description: description || site.description,
  }
}

/** A title without the name of the site at its end, which editors may have written there: it is added where it lacks. */
export const withoutName = (title: string, siteName: string): string => {
  const words = title.trim()
  if (!siteName || !words.endsWith(siteName)) return words
  const before = words.slice(0, -siteName.length).trimEnd()
  return /[|·–—-]$/.test(before) ? before.slice(0, -1).trimEnd() : words
}
