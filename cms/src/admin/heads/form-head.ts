import { type Addressed, inLanguage, pathOf, ROUTED } from '../../addresses/rules.ts'
import { ownTexts, pageTexts } from '../../heads/rules/page-texts.ts'
import { sharePhoto, shareTitle } from '../../heads/rules/share-look.ts'
import type { SiteHead } from '../../heads/site-head.ts'

type File = { url?: string; focalPoint?: { x: number; y: number } | null }
type Picture = { desktop?: File | null }
type Seo = {
  title?: string | null
  description?: string | null
  image?: File | null
  noIndex?: boolean | null
}

/** The fields of a form that play a part, as somebody fills them in: any may be missing. */
export type FormValues = {
  title?: string | null
  slug?: string | null
  kind?: string | null
  guard?: string | null
  summary?: string | null
  drawing?: string | null
  seo?: Seo | null
  images?: Picture[] | null
  image?: Picture | null
}

/** How a page is found and shared. */
export type Head = {
  /** Its whole address. */
  url: string
  /** Its address as search results show it: the host, and the steps below it. */
  steps: string[]
  title: string
  heading: string
  description: string
  /** What the form itself says, without what stands in. */
  own: { title: string; description: string }
  /** The words on the picture, above and below each other. */
  picture: {
    photo: string | null
    focus: string | undefined
    siteName: string
    above: string | null
    title: string
  }
  /** A home without a photograph is shared with its plan. */
  plan: boolean
  /** Why search engines do not show the page, or it has no picture; null for most pages. */
  hidden: string | null
}

type Asked = { model: string; values: FormValues; site: SiteHead; locale: string }

const LISTED = ['projects', 'units', 'articles', 'jobs']

/** What the site will make of a form, by the site's own rules. Undefined for what has no page of its own. */
export function formHead({ model, values, site, locale }: Asked): Head | undefined {
  const type = ROUTED[model]
  if (!type) return undefined
  const isPage = type === 'pages'
  const path = inLanguage(pathOf(type, addressed(values, isPage)), locale, site.mainLocale)
  const url = `${site.url}${path}`
  const own = textsOf(values, isPage)
  const texts = pageTexts({ ...own, isMain: isPage && values.kind === 'main', site })
  const { noIndex, image } = values.seo ?? {}
  const first = values.images?.[0]?.desktop ?? values.image?.desktop
  const shown = image ?? first
  const plan = !shown && type === 'units' && Boolean(values.drawing)
  const list = type === 'tags' ? 'articles' : LISTED.find((name) => name === type)
  return {
    url,
    steps: [new URL(site.url).host, ...path.split('/').filter(Boolean)],
    ...texts,
    own,
    picture: {
      photo: sharePhoto(shown?.url ?? null, plan ? null : site.image),
      focus: shown?.focalPoint ? `${shown.focalPoint.x}% ${shown.focalPoint.y}%` : undefined,
      siteName: site.name,
      above: (list && site.lists[list]) ?? null,
      title: shareTitle(own.title, site.name),
    },
    plan,
    hidden: hiddenWords(isPage && values.guard === 'auth', noIndex === true),
  }
}

const addressed = ({ slug, kind }: FormValues, isPage: boolean): Addressed => ({
  slug: slug || '…',
  kind: isPage ? (kind ?? 'page') : null,
})

function textsOf({ title, summary, seo }: FormValues, isPage: boolean) {
  const given = { title: title ?? '', summary: summary ?? '' }
  const own = seo && { title: seo.title ?? '', description: seo.description ?? '' }
  // A page always has them: while they are missing, nothing stands in.
  return ownTexts({ ...given, seo: own ?? (isPage ? { title: '', description: '' } : null) })
}

function hiddenWords(isGuarded: boolean, noIndex: boolean): string | null {
  if (isGuarded)
    return 'Only signed-in people see this page. Search engines do not show it, and shared links have no picture.'
  return noIndex ? 'Search engines are asked not to show this page.' : null
}
