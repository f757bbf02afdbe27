import type { Core } from '@strapi/strapi'

/** No content type: neither the content API nor the Content Manager knows it. */
export const HISTORY = 'mira::home-history'

export const HISTORY_TABLE = 'mira_home_history'

type Models = { add(model: object): void }

/** Has Strapi keep the table on either database. Belongs into the register phase, before the database is set up. */
export function addHistoryTable(strapi: Core.Strapi): void {
  const models = strapi.get('models') as Models
  models.add({
    uid: HISTORY,
    singularName: 'mira_home_history',
    tableName: HISTORY_TABLE,
    attributes: {
      id: { type: 'increments' },
      home: { type: 'string' },
      at: { type: 'datetime' },
      cause: { type: 'string' },
      who: { type: 'string' },
      before: { type: 'text', columnName: 'standing_before' },
      after: { type: 'text', columnName: 'standing_after' },
    },
    indexes: [{ name: 'mira_home_history_home', columns: ['home'], type: null }],
  })
}
