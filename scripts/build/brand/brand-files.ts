import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaPath } from '#src/content/media-path.ts'
import type { MediaFile } from '#src/content/snapshot.ts'
import type { Problem } from '#src/models/entries/errors.ts'
import { manifestPath, TAB_ICON } from '#src/models/whole-site/brand-files.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'
import { languageTag } from '#src/site/language-tags.ts'
import type { FileTable } from '../output/file-table.ts'
import { copyTable, textTable } from '../output/site-files.ts'
import { readTheme, THEME_FOLDER } from '../theme/read-theme.ts'
import { ICONS, IconError, makeIcons } from './icons.ts'

/** The paths of the icons, which no page and no redirect of the content gets. */
export const ICON_PATHS: readonly string[] = [TAB_ICON.slice(1), ...Object.values(ICONS)]

/**
 * What shows the brand outside of pages: the icons, made of the icon of the default language in the CMS, or of the
 * theme's `icon.svg` where the CMS has none that icons can be made of, and the web app manifests.
 *
 * @param options.shells of all languages, the default one first.
 * @param options.media the files of the content that the output has.
 * @returns the files, and what an editor should fix.
 * @throws IconError for the theme's drawing, ThemeError
 */
export const brandFiles = async (options: {
  root: string
  cacheDir: string
  shells: Shell[]
  media: Record<string, MediaFile>
  mediaDir: string
}): Promise<{ files: FileTable; problems: Problem[] }> => {
  const { root, cacheDir, shells, media, mediaDir } = options
  const { colours } = await readTheme(root)
  const drawing = join(root, THEME_FOLDER, 'icon.svg')
  const chosen = shells[0]?.seo.favicon?.src
  const own = chosen && Object.values(media).find((file) => mediaPath(file) === chosen)
  const folder = join(cacheDir, 'icons')
  const ofTheme = async () =>
    makeIcons({ name: `${THEME_FOLDER}/icon.svg`, bytes: await readFile(drawing) }, folder)
  const problems: Problem[] = []
  const ofCms = async ({ name }: MediaFile) => {
    const source = {
      name: `the icon of the site, ${name}`,
      bytes: await readFile(join(mediaDir, name)),
    }
    return makeIcons(source, folder).catch((error) => {
      if (!(error instanceof IconError)) throw error
      const problem = `${error.message} Until then telephones show the icon of the theme.`
      problems.push({ entry: 'initial', locale: shells[0]?.locale ?? '', problem })
      return ofTheme()
    })
  }
  const icons = await (own ? ofCms(own) : ofTheme())
  const copies = chosen ? icons : new Map([...icons, [TAB_ICON.slice(1), drawing]])
  const files = new Map([
    ...(await copyTable(copies)),
    ...textTable(webManifests(shells, colours.light.ground)),
  ])
  return { files, problems }
}

type Named = Pick<Shell, 'locale' | 'defaultLocale' | 'dir' | 'home' | 'siteName' | 'seo'>

/**
 * The web app manifest of each language, by its path below the published folder: what a telephone shows of the site
 * where a visitor puts it beside the apps.
 *
 * @param ground the colour behind pages.
 * @see https://www.w3.org/TR/appmanifest/
 */
export const webManifests = (shells: Named[], ground: string): Record<string, string> =>
  Object.fromEntries(
    shells.map((shell) => [manifestPath(shell).slice(1), JSON.stringify(manifest(shell, ground))]),
  )

const manifest = ({ locale, dir, home, siteName, seo }: Named, ground: string) => ({
  id: home,
  name: siteName,
  short_name: siteName,
  description: seo.description,
  lang: languageTag(locale),
  dir,
  start_url: home,
  scope: '/',
  display: 'minimal-ui',
  theme_color: ground,
  background_color: ground,
  icons: [
    icon(ICONS.small, 192),
    icon(ICONS.large, 512),
    { ...icon(ICONS.maskable, 512), purpose: 'maskable' },
  ],
})

const icon = (name: string, size: number) => ({
  src: `/${name}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})
