import type { KeptHome } from '#src/account/shortlist.ts'
import { get } from '#src/lib/get.ts'

/** A home as it is compared. Values are the HTML of the site's own pages. */
export type ComparedHome = KeptHome & {
  picture: string | null
  /** The address of a picture of its plan. */
  plan: string | null
  /** The plan that the site has drawn. */
  floors: DrawnFloor[]
  facts: { label: string; html: string; text: string }[]
  /** The path of its page in each language, by the language's tag. */
  paths: Record<string, string>
}

/** A floor as `PlanLines` draws it, and its width in centimetres. */
export type DrawnFloor = { svg: string; width: number }

export type LoadedHome =
  | { status: 'ready'; home: ComparedHome }
  /** The site has no such home. */
  | { status: 'gone' }
  /** It has one in other languages only. */
  | { status: 'untranslated' }
  | { status: 'failed' }

/**
 * A home out of its page, in the language of the current page: so it is what the page says, and the build writes no
 * second copy of all homes.
 *
 * @param path of its page, in any language.
 */
export const loadHome = async (path: string): Promise<LoadedHome> => {
  const { lang } = document.documentElement
  const loaded = await loadPage(path)
  if (loaded.status !== 'ready' || loaded.lang === lang) return loaded
  const translated = loaded.home.paths[lang]
  return translated === undefined ? { status: 'untranslated' } : loadPage(translated)
}

type LoadedPage = Exclude<LoadedHome, { status: 'ready' }> | Ready
type Ready = { status: 'ready'; home: ComparedHome; lang: string }

const loadPage = async (path: string): Promise<LoadedPage> => {
  try {
    const response = await get(path)
    if (response.status === 404) return { status: 'gone' }
    if (!response.ok) return { status: 'failed' }
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const home = homeOf(page)
    return home ? { status: 'ready', home, lang: page.documentElement.lang } : { status: 'gone' }
  } catch {
    return { status: 'failed' }
  }
}

const homeOf = (page: Document): ComparedHome | undefined => {
  const place = page.querySelector<HTMLElement>('[data-home]')
  if (!place) return undefined
  const { home: id = '', path = '', title = '', picture = null, plan = null } = place.dataset
  const floors = [...page.querySelectorAll<SVGSVGElement>('#plan [data-plan] > svg')]
  return {
    ...{ id, path, title, picture, plan },
    floors: floors.map((svg) => ({
      // Plans of several homes come together in one document, in which a name may stand only once.
      svg: svg.outerHTML.replace(/ id="[^"]*"/, ''),
      width: svg.viewBox.baseVal.width,
    })),
    facts: [...place.querySelectorAll('dl > div')].map((row) => {
      const value = row.querySelector('dd')
      return {
        label: row.querySelector('dt')?.textContent?.trim() ?? '',
        html: value?.innerHTML ?? '',
        text: value?.textContent ?? '',
      }
    }),
    paths: Object.fromEntries(
      [...page.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')].map((link) => [
        link.hreflang,
        new URL(link.href).pathname,
      ]),
    ),
  }
}
