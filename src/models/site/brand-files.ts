/** The icon for tabs where the CMS has none, and the one for telephones. The build makes both of one picture. */
export const TAB_ICON = '/icon.svg'
export const TOUCH_ICON = '/apple-touch-icon.png'

/**
 * Where the web app manifest of a language is.
 *
 * @param home the path of its main page, such as `/ar`.
 */
export const manifestPath = (home: string): string =>
  `${home.replace(/\/$/, '')}/manifest.webmanifest`
