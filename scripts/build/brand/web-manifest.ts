import { manifestPath } from '#src/models/whole-site/brand-files.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'
import { languageTag } from '#src/site/language-tags.ts'
import { ICONS } from './icons.ts'

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
