import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaPath } from '#src/content/media-path.ts'
import type { MediaFile } from '#src/content/snapshot.ts'
import type { Problem } from '#src/models/entries/errors.ts'
import { TAB_ICON } from '#src/models/whole-site/brand-files.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'
import type { FileTable } from '../output/file-table.ts'
import { copyTable, textTable } from '../output/site-files.ts'
import { readTheme, THEME_FOLDER } from '../theme/read-theme.ts'
import { ICONS, IconError, makeIcons } from './icons.ts'
import { webManifests } from './web-manifest.ts'

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
