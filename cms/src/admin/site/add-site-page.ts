import { Globe } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'

/** Whoever may see content in the panel may see what became of it. */
const CONTENT_ACCESS = [{ action: 'plugin::content-manager.explorer.read', subject: null }]

/** The page "Site" and its entry in the menu. */
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
