import { Discuss } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'

/** Whoever may see content in the panel may see what is not translated. */
const CONTENT_ACCESS = [{ action: 'plugin::content-manager.explorer.read', subject: null }]

/** The page "Translations" and its entry in the menu. */
export function addTranslationsPage(app: StrapiApp): void {
  app.addMenuLink({
    to: 'translations',
    icon: Discuss,
    intlLabel: { id: 'mira.translations.title', defaultMessage: 'Translations' },
    permissions: CONTENT_ACCESS,
    // biome-ignore lint/correctness/noComponentHookFactories: Strapi loads the page by it.
    Component: () => import('./TranslationsPage.tsx'),
    position: 5,
  })
}
