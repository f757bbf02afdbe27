import { GridNine } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'

/** Who may delete homes may take away what they made. */
export const MAY_MAKE = [
  { action: 'plugin::content-manager.explorer.delete', subject: 'api::unit.unit' },
]

/** The page "Homes of a building" and its entry in the menu. */
export function addBuildingPage(app: StrapiApp): void {
  app.addMenuLink({
    to: 'building',
    icon: GridNine,
    intlLabel: { id: 'mira.building.title', defaultMessage: 'Homes of a building' },
    permissions: MAY_MAKE,
    // biome-ignore lint/correctness/noComponentHookFactories: Strapi loads the page by it.
    Component: () => import('./BuildingPage.tsx'),
    position: 4,
  })
}
