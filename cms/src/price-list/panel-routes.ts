import type { Core } from '@strapi/strapi'
import { addPanelRoutes } from '../access/panel-route.ts'
import { takeBack, takeList } from './calls.ts'
import { feedTrouble } from './feed.ts'
import { UNIT } from './homes.ts'
import { importsOf } from './imports.ts'
import type { PriceLists } from './price-list-answer.ts'

/** `GET /price-lists`, `POST /price-lists` and `POST /price-lists/undo`, for those who may publish homes. */
export function addPriceListRoutes(strapi: Core.Strapi): void {
  addPanelRoutes(strapi, {
    ...{ may: ['publish'], type: UNIT },
    refusal: 'Price lists are for those who may publish homes. Ask an editor.',
    routes: [
      {
        ...{ method: 'GET', path: '/price-lists' },
        async handle(context) {
          const imports = await importsOf(strapi).list()
          const feed = await feedTrouble(strapi)
          context.set('cache-control', 'no-store')
          context.body = { imports, feed } satisfies PriceLists
        },
      },
      {
        ...{ method: 'POST', path: '/price-lists' },
        async handle(context, { name }) {
          context.body = await takeList(strapi, context, name)
        },
      },
      {
        ...{ method: 'POST', path: '/price-lists/undo' },
        async handle(context, { name }) {
          context.body = await takeBack(strapi, context, name)
        },
      },
    ],
  })
}
