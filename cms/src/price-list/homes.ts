import type { Core } from '@strapi/strapi'
import { FIELDS } from './columns.ts'
import type { Home } from './plan.ts'
import type { Values } from './price-list-answer.ts'

export const UNIT = 'api::unit.unit'

/** A row of the table of homes: a draft, or what is published, in one language. */
export type UnitRow = {
  id: number
  documentId: string
  locale: string
  title: string
  number: string
  publishedAt: string | Date | null
  updatedAt: string | Date
  priceOnRequest: boolean | null
  project: { slug: string } | null
} & Values

/** All homes, each with its rows. */
export type HomeRows = Map<string, UnitRow[]>

export async function readHomes(strapi: Core.Strapi): Promise<HomeRows> {
  const rows: UnitRow[] = await strapi.db.query(UNIT).findMany({
    select: [
      'id',
      'documentId',
      'locale',
      'title',
      'number',
      'publishedAt',
      'updatedAt',
      'priceOnRequest',
      ...FIELDS,
    ],
    populate: { project: { select: ['slug'] } },
    orderBy: 'id',
  })
  return Map.groupBy(rows.map(withNumbers), ({ documentId }) => documentId)
}

/** The homes as a list is compared with them: what is published, in the default language where there is one. */
export const homesOf = (rows: HomeRows, language: string): Home[] =>
  [...rows.values()].map((alike) => {
    const published = alike.filter(({ publishedAt }) => publishedAt !== null)
    const shown = published.length > 0 ? published : alike
    const row = shown.find(({ locale }) => locale === language) ?? (shown[0] as UnitRow)
    const project = row.project ?? alike.find((it) => it.project)?.project ?? null
    const { documentId, number, title } = row
    const values = Object.fromEntries(FIELDS.map((field) => [field, row[field]])) as Values
    return { documentId, number, title, project: project?.slug ?? null, ...values }
  })

/** Postgres gives decimals as texts. */
const withNumbers = (row: UnitRow): UnitRow => {
  const numbers = FIELDS.filter((field) => field !== 'availability' && row[field] !== null)
  return { ...row, ...Object.fromEntries(numbers.map((field) => [field, Number(row[field])])) }
}
