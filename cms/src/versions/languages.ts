import type { Core } from '@strapi/strapi'

/** The names that Strapi's internationalisation has for what it keeps. */
const [LOCALES, SETTINGS] = ['i18n_locale', 'strapi_core_store_settings'] as const
const DEFAULT_LOCALE = 'plugin_i18n_default_locale'

/**
 * The languages and which one is the default: the paths of the site come from them. What they are called in
 * the panel is shown nowhere.
 */
export async function readLanguages(
  database: Core.Strapi['db']['connection'],
  schema?: string,
): Promise<string[]> {
  const table = (name: string) => (schema ? database(name).withSchema(schema) : database(name))
  const codes: string[] = await table(LOCALES).orderBy('code').pluck('code')
  const main: string[] = await table(SETTINGS).where('key', DEFAULT_LOCALE).pluck('value')
  return [...codes, ...main]
}
