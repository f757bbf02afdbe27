/** What the paths of a language begin with, whether or not it has a main page: '' for the default one, else `/ar`. */
export const localePrefix = ({
  locale,
  defaultLocale,
}: {
  locale: string
  defaultLocale: string
}): string => (locale === defaultLocale ? '' : `/${locale}`)
