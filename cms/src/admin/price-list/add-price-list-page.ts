import { FileXls } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { MAY_PRICE } from './may-price.ts'

/** The page "Price lists" and its entry in the menu. */
export function addPriceListPage(app: StrapiApp): void {
  app.addMenuLink({
    to: 'price-lists',
    icon: FileXls,
    intlLabel: { id: 'mira.price-lists.title', defaultMessage: 'Price lists' },
    permissions: MAY_PRICE,
    // biome-ignore lint/correctness/noComponentHookFactories: Strapi loads the page by it.
    Component: () => import('./PriceListPage.tsx'),
    position: 3,
  })
}
