import { SHARE_LOOK, sharePhoto, shareTitle } from '#src/heads/share-look.ts'
import { sha256 } from '#src/lib/hash.ts'
import { fieldName, fieldsText, readFields } from '#src/lib/json-fields.ts'
import theme from '#src/site/theme/theme.json' with { type: 'json' }
import type { PageModel } from '../pages/page.ts'
import { type PlanLines, planLines } from '../parts/plan-geometry.ts'
import type { PageShell } from './frame.ts'
import type { Shell } from './shell.ts'

/**
 * The picture that is shown where a page's address is shared: its title over its photograph. It is drawn when it is
 * first asked for (docs/decisions/0014-share-pictures-on-demand.md); the output has the data for it.
 */
export type SharePicture = {
  /** A hash of all below and of the theme: another one, and the address changes. */
  version: string
  siteName: string
  title: string
  /** What the page belongs to, such as the list that it is in. */
  above: string | null
  /** The path of a photograph, or none. */
  photo: string | null
  /** What stays visible of the photograph: see `Image`. */
  focus?: string
  /** The plan of a home that has no photograph. */
  plan?: PlanLines
  dir: 'ltr' | 'rtl'
}

export const SHARE_PICTURE = { width: SHARE_LOOK.width, height: SHARE_LOOK.height } as const

/** Changes with the drawing, so that pictures that are cached for ever are not shown any more. */
const DESIGN = 2

/** What the drawing takes of the theme. */
const LOOK = {
  brand: theme.colours.brand,
  marks: theme.colours.marks,
  own: theme.colours.sharePicture,
  fonts: theme.pictureFonts,
}

/** The picture of a page; none for a page that is not to be shared. */
export const sharePicture = (page: PageModel, shell: PageShell): SharePicture | undefined => {
  const { content, seo, breadcrumbs, dir } = page
  if (content.type === 'error' || content.type === 'draft') return undefined
  if (page.guard === 'auth') return undefined
  const plan = seo.image ? null : planInstead(content)
  const photo = sharePhoto(seo.image, plan ? null : shell.seo.image)
  const focus = seo.image ? seo.focus : shell.seo.focus
  const shown = {
    siteName: shell.siteName,
    title: shareTitle(seo.title, shell.siteName),
    above: breadcrumbs.at(-2)?.path === shell.home ? null : (breadcrumbs.at(-2)?.label ?? null),
    photo,
    ...(photo && focus && { focus }),
    ...(plan && { plan }),
    dir,
  }
  return { version: sha256(JSON.stringify([DESIGN, LOOK, shown])).slice(0, 12), ...shown }
}

const planInstead = (content: PageModel['content']): PlanLines | null => {
  if (content.type !== 'unit' || content.pictures.length > 0) return null
  const floor = content.drawing?.floors[0]
  return floor ? planLines(floor) : null
}

/** The pictures of the pages of a language that have one, by path. */
export const sharePictures = (pages: PageModel[], shell: Shell): Record<string, SharePicture> =>
  Object.fromEntries(
    pages.flatMap((page) => {
      const picture = sharePicture(page, shell)
      return picture ? [[page.path, picture]] : []
    }),
  )

/** The address at which the picture of a page is drawn. */
export const sharePicturePath = (page: string, version: string): string =>
  `/api/share-picture?${new URLSearchParams({ page, version })}`

/** Where what the picture of a page shows is published, among others. */
export const sharePictureFile = (page: string): string =>
  `builds/share-pictures/${sha256(page).slice(0, 1)}.json`

/** The files to publish: pictures by the path of their page, in sixteen parts. */
export const sharePictureFiles = (pictures: Record<string, SharePicture>): Record<string, string> =>
  Object.fromEntries(
    changedPictureFiles(pictures, { gone: [], earlier: () => undefined }) as [string, string][],
  )

/**
 * The files in which these pictures are others than before.
 *
 * @param before.gone the paths of pages that are no more.
 * @param before.earlier the text that a file had; pictures that are not given stay in it.
 * @returns the text of each file that is another; undefined for one that has no picture any more.
 */
export const changedPictureFiles = (
  pictures: Record<string, SharePicture>,
  before: { gone: readonly string[]; earlier: (file: string) => string | undefined },
): [file: string, text: string | undefined][] => {
  const files = Map.groupBy([...before.gone, ...Object.keys(pictures)], sharePictureFile)
  return [...files].flatMap(([file, paths]): [file: string, text: string | undefined][] => {
    const all = readFields(before.earlier(file) ?? '')
    const others = paths.flatMap((path) => {
      const [name, picture] = [fieldName(path), pictures[path]]
      const text = picture && JSON.stringify(picture)
      return all.get(name) === text ? [] : [[name, text] as const]
    })
    if (others.length === 0) return []
    for (const [name, text] of others) {
      if (text === undefined) all.delete(name)
      else all.set(name, text)
    }
    return [[file, all.size > 0 ? fieldsText(all) : undefined]]
  })
}
