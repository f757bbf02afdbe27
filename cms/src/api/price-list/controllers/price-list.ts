import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { takeBack, takeList } from '../../../price-list/calls.ts'

/** Who holds the token of imports, in the list of what came in. */
const BY = 'npm run import'

/**
 * `POST /api/price-list`: see `takeList`. `POST /api/price-list/undo`: see `takeBack`. Both for the token of imports
 * alone.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async import(context: Context) {
    context.body = await takeList(strapi, context, BY)
  },
  async undo(context: Context) {
    context.body = await takeBack(strapi, context, BY)
  },
})
