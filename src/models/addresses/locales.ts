import type { Locale } from '#src/content/snapshot.ts'
import { languageTag } from '#src/site/language-tags.ts'
import { SiteError } from '../entries/errors.ts'

/** A language of the site: its code, its name in itself, its direction and the prefix of its paths. */
export type SiteLocale = {
  code: string
  name: string
  dir: 'ltr' | 'rtl'
  /** '' for the default locale, else such as '/ar'. */
  prefix: string
}

/**
 * The languages of the site in the CMS's order, the default first.
 *
 * @throws SiteError if no locale or more than one is the default, or where a prefixed locale's code
 * is a segment that the site strips from addresses.
 */
export const siteLocales = (
  locales: Locale[],
  strippedSegments: readonly string[],
): SiteLocale[] => {
  const defaults = locales.filter((locale) => locale.isDefault)
  if (defaults.length !== 1) {
    throw new SiteError([
      `The CMS must have exactly one default locale; it has ${defaults.length}. Choose it under Settings → Internationalization.`,
    ])
  }
  const stripped = locales.filter(
    ({ code, isDefault }) => !isDefault && strippedSegments.includes(code),
  )
  if (stripped.length > 0) {
    throw new SiteError(
      stripped.map(
        ({ code }) =>
          `The locale "${code}" would live under /${code}, but the site strips that segment from addresses. ` +
          `Make "${code}" the default locale, or take it out of STRIPPED_SEGMENTS in src/site/site-config.ts.`,
      ),
    )
  }
  return locales
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .map(({ code, isDefault }) => ({
      code,
      name: autonym(languageTag(code)),
      dir: directionOf(languageTag(code)),
      prefix: isDefault ? '' : `/${code}`,
    }))
}

/** The path of a page of a locale: `localPath('/ar', '/')` is `/ar`. */
export const localPath = (prefix: string, path: string): string =>
  path === '/' ? prefix || '/' : `${prefix}${path}`

/**
 * The digits of a language's numbers, such as `latn`. Code that formats a number gets them, since browsers
 * differ: older ones write Arabic in other digits than newer ones.
 */
export const digitsOf = (code: string): string =>
  new Intl.NumberFormat(languageTag(code)).resolvedOptions().numberingSystem

const autonym = (tag: string): string =>
  new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag

/** Node 20 and 22 have the writing direction as a property, later engines by a method. */
const directionOf = (tag: string): 'ltr' | 'rtl' => {
  const locale: Intl.Locale & { textInfo?: { direction?: string } } = new Intl.Locale(tag)
  const { direction } = locale.getTextInfo?.() ?? locale.textInfo ?? {}
  return direction === 'rtl' ? 'rtl' : 'ltr'
}
