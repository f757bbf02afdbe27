import { localePrefix } from '../addresses/locale-prefix.ts'
import type { Shell } from './shell.ts'

/** The icon for tabs where the CMS has none, and the one for telephones. The build makes both of one picture. */
export const TAB_ICON = '/icon.svg'
export const TOUCH_ICON = '/apple-touch-icon.png'

/** Where the web app manifest of a language is. */
export const manifestPath = (shell: Pick<Shell, 'locale' | 'defaultLocale'>): string =>
  `${localePrefix(shell)}/manifest.webmanifest`
