import type { Core } from '@strapi/strapi'

/** No content type: neither the content API nor the Content Manager knows it. */
const TEXTS = 'mira::texts'

/** What is known of the texts of an entry in one language. */
export type TextRow = {
  id: number
  type: string
  entry: string
  locale: string
  /** Of all texts that are written for each language. */
  hash: string
  words: number
  /** When the texts became what they are. */
  changedAt: string
  /** The texts of the default language for which somebody found these good. */
  goodFor: string | null
}

type Models = { add(model: object): void }

/** Has Strapi keep the table on either database. Belongs into the register phase, before the database is set up. */
export function addTextTable(strapi: Core.Strapi): void {
  const models = strapi.get('models') as Models
  models.add({
    uid: TEXTS,
    singularName: 'mira_texts',
    tableName: 'mira_texts',
    attributes: {
      id: { type: 'increments' },
      type: { type: 'string' },
      entry: { type: 'string' },
      locale: { type: 'string' },
      hash: { type: 'string' },
      words: { type: 'integer' },
      changedAt: { type: 'datetime' },
      goodFor: { type: 'string' },
    },
    indexes: [{ name: 'mira_texts_entry', columns: ['type', 'entry'], type: null }],
  })
}

export type NewText = Omit<TextRow, 'id' | 'changedAt'> & { changedAt: Date }

type Where = { type: string; entry?: string | object; locale?: string; id?: object }
type Query = {
  findMany(options: { where: Where }): Promise<TextRow[]>
  create(options: { data: NewText }): Promise<unknown>
  createMany(options: { data: NewText[] }): Promise<unknown>
  update(options: { where: { id: number }; data: object }): Promise<unknown>
  deleteMany(options: { where: Where }): Promise<unknown>
}

export const textRows = (strapi: Core.Strapi): Query =>
  strapi.db.query(TEXTS as never) as unknown as Query
