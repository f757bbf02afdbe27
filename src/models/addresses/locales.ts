import type { Locale } from '#src/content/snapshot.ts'
import { languageTag } from '#src/site/language-tags.ts'
import type { SiteConfig } from '#src/site/site-config.ts'
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
 * @throws SiteError if no locale or more than one is the default, if a code is no language tag, or if the code of a
 * prefixed locale is a segment that the site strips from addresses or keeps for itself.
 */
export const siteLocales = (
  locales: Locale[],
  siteConfig: Pick<SiteConfig, 'strippedSegments' | 'reservedSegments'>,
): SiteLocale[] => {
  const defaults = locales.filter((locale) => locale.isDefault)
  if (defaults.length !== 1) {
    throw new SiteError([
      `The CMS must have exactly one default locale; it has ${defaults.length}. Choose it under Settings → Internationalization.`,
    ])
  }
  const impossible = locales.flatMap((locale) => codeProblem(locale, siteConfig) ?? [])
  if (impossible.length > 0) throw new SiteError(impossible)
  return locales
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .map(({ code, isDefault }) => ({
      code,
      name: autonym(languageTag(code)),
      dir: directionOf(languageTag(code)),
      prefix: isDefault ? '' : `/${code}`,
    }))
}

/** Why a locale cannot be a language of the site, if it cannot. */
const codeProblem = (
  { code, isDefault }: Locale,
  siteConfig: Pick<SiteConfig, 'strippedSegments' | 'reservedSegments'>,
): string | undefined => {
  if (!isLanguageTag(languageTag(code))) {
    return `The locale "${code}" is no language. Delete it under Settings → Internationalization, and add one whose code is a language tag, such as "de" or "pt-BR".`
  }
  if (isDefault) return undefined
  const place = `The locale "${code}" would live under /${code}, but the site`
  if (siteConfig.strippedSegments.includes(code)) {
    return `${place} strips that segment from addresses. Make "${code}" the default locale, or take it out of STRIPPED_SEGMENTS in src/site/site-config.ts.`
  }
  return siteConfig.reservedSegments.includes(code)
    ? `${place} keeps that address for itself. Make "${code}" the default locale, or take another code.`
    : undefined
}

const isLanguageTag = (tag: string): boolean => {
  try {
    return new Intl.Locale(tag).language !== undefined
  } catch {
    return false
  }
}

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
