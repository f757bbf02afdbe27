import { Discuss } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { CONTENT_ACCESS } from '../parts/content-access.ts'

/** The page "Translations" and its entry in the menu, for whoever may see content. */
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
