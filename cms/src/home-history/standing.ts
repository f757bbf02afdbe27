import type { Core } from '@strapi/strapi'
import type { Standing } from './history-answer.ts'

export const UNIT = 'api::unit.unit'

type Values = {
  price?: unknown
  availability?: unknown
  priceOnRequest?: unknown
}

/** What visitors are told of a home, which is the same in all languages; null if it is not on the site. */
export async function standingOf(strapi: Core.Strapi, home: string): Promise<Standing | null> {
  const row: Values | null = await strapi.db.query(UNIT).findOne({
    select: ['price', 'availability', 'priceOnRequest'],
    where: { documentId: home, publishedAt: { $notNull: true } },
    orderBy: 'id',
  })
  return row && standing(row)
}

/** Postgres gives numbers as texts. */
export const standing = ({ price, availability, priceOnRequest }: Values): Standing => ({
  price: price === null || price === undefined ? null : Number(price),
  availability: typeof availability === 'string' ? availability : null,
  priceOnRequest: priceOnRequest === true,
})
