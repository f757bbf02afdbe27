import { Globe } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { CONTENT_ACCESS } from '../parts/content-access.ts'

/** The page "Site" and its entry in the menu, for whoever may see content. */
export function addSitePage(app: StrapiApp): void {
  app.addMenuLink({
    to: 'site',
    icon: Globe,
    intlLabel: { id: 'mira.site.title', defaultMessage: 'Site' },
    permissions: CONTENT_ACCESS,
    // biome-ignore lint/correctness/noComponentHookFactories: Strapi loads the page by it.
    Component: () => import('./SitePage.tsx'),
    position: 2,
  })
}
