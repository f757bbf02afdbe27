import type { Select } from './rows.ts'

/** The names that Strapi's internationalisation has for what it keeps. */
const [LOCALES, SETTINGS] = ['i18n_locale', 'strapi_core_store_settings'] as const
const DEFAULT_LOCALE = 'plugin_i18n_default_locale'

/**
 * The languages and which one is the default: the paths of the site come from them. What they are called in
 * the panel is shown nowhere.
 */
export async function readLanguages(select: Select): Promise<string[]> {
  const locales = await select({ table: LOCALES, columns: ['id', 'code'] })
  const where = { key: DEFAULT_LOCALE }
  const [main] = await select({ table: SETTINGS, columns: ['id', 'value'], where })
  return [...locales.map(({ code }) => String(code)).sort(), String(main?.value)]
}
