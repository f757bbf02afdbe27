import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import * as yup from 'yup'
import { importPrices, undoPrices } from '../../../price-list/apply.ts'
import type { Line } from '../../../price-list/plan.ts'

/** More than a price list has; less than what would hold the CMS up. */
const MOST_LINES = 20_000

const body = yup.object({
  dryRun: yup.boolean().default(false),
  lines: yup
    .array(
      yup.object({
        line: yup.number().integer().min(1).required(),
        cells: yup
          .object()
          .required()
          .test('cells', 'cells are texts, numbers or null', (cells) =>
            Object.values(cells ?? {}).every(
              (cell) => cell === null || ['string', 'number'].includes(typeof cell),
            ),
          ),
      }),
    )
    .max(MOST_LINES)
    .required(),
})

/**
 * `POST /api/price-list` with `{lines: [{line, cells}], dryRun}`: see `importPrices`. `POST /api/price-list/undo` with
 * `{dryRun}`: see `undoPrices`. Both for the token of imports alone.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async import(context: Context) {
    const given = (context.request as unknown as { body: unknown }).body
    const list = await body.validate(given).catch((error: Error) => error)
    if (list instanceof Error) return context.badRequest(`This is no price list: ${list.message}.`)
    const { lines, dryRun } = list
    context.body = await importPrices(strapi, { lines: lines as Line[], dryRun: dryRun === true })
    return undefined
  },
  async undo(context: Context) {
    const given = (context.request as unknown as { body?: { dryRun?: unknown } }).body
    context.body = await undoPrices(strapi, { dryRun: given?.dryRun === true })
  },
})
