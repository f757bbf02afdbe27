import type { Core } from '@strapi/strapi'
import { documentId } from './document-id.ts'

const DEFAULT = 'en'

const NAMES: Record<string, string> = {
  en: 'English (en)',
  ar: 'Arabic (ar)',
  de: 'German (de)',
}

/** The languages of the demo. Strapi has made `en` by itself. */
export async function seedLocales(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('i18n').service('locales')
  for (const [code, name] of Object.entries(NAMES)) {
    const locale = { code, name, documentId: documentId('locale', code) }
    if (await service.findByCode(code)) await service.update({ code }, locale)
    else await service.create(locale)
  }
  await service.setDefaultLocale({ code: DEFAULT })
}
