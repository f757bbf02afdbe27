import type { Core } from '@strapi/strapi'

type Locales = { find(): Promise<{ code: string }[]>; getDefaultLocale(): Promise<string> }

export type Language = {
  locale: string
  /** What the paths of the site begin with in this language: `/ar`, or '' for the default one. */
  prefix: string
}

/** The language that the visitor reads, which the site's function names in `Accept-Language`. */
export async function visitorsLanguage(strapi: Core.Strapi): Promise<Language> {
  const locales: Locales = strapi.plugin('i18n').service('locales')
  const main = await locales.getDefaultLocale()
  const codes = (await locales.find()).map(({ code }) => code)
  const others = codes.filter((code) => code !== main)
  const wanted = strapi.requestContext.get()?.acceptsLanguages(main, ...others) || main
  return { locale: wanted, prefix: wanted === main ? '' : `/${wanted}` }
}
