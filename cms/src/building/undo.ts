import type { Core } from '@strapi/strapi'
import createError from 'http-errors'
import type { PanelUser } from '../access/panel-route.ts'
import { inTurn } from '../database/in-turn.ts'
import { UNIT } from '../price-list/homes.ts'
import { writingAlike } from '../publishing/alike.ts'
import { forgetTexts } from '../translations/follow-texts.ts'
import type { Undoing } from './building-answer.ts'
import { makingsOf } from './makings.ts'

type Row = {
  documentId: string
  title: string
  updatedAt: string | Date
  publishedAt: unknown
}

type Given = { of: string; maker: PanelUser; dryRun: boolean }

/** Deletes the drafts that were made in one go, unless one of them is published by now. */
export const undoBuilding = (strapi: Core.Strapi, { of, maker, dryRun }: Given): Promise<Undoing> =>
  inTurn(strapi, async () => {
    const makings = makingsOf(strapi)
    const making = await makings.find(of)
    if (!making || making.deleted) throw createError(409, 'These homes have been deleted already.')
    const rows: Row[] = await strapi.db.query(UNIT).findMany({
      select: ['documentId', 'title', 'updatedAt', 'publishedAt'],
      where: { documentId: { $in: making.documentIds } },
      orderBy: 'id',
    })
    const drafts = new Set(rows.map(({ documentId }) => documentId))
    const made = new Date(making.at).getTime()
    const changed = new Set(
      rows
        .filter(({ updatedAt }) => new Date(updatedAt).getTime() > made)
        .map(({ documentId }) => documentId),
    )
    const published = rows.filter(({ publishedAt }) => publishedAt !== null)
    const state = {
      ...{ drafts: drafts.size, changed: changed.size },
      published: [...Map.groupBy(published, (it) => it.documentId).values()].map(
        ([row]) => (row as Row).title,
      ),
    }
    if (dryRun || published.length > 0) return { ...state, deleted: false }
    await writingAlike(async () => {
      for (const documentId of drafts) {
        await strapi.documents(UNIT).delete({ documentId, locale: '*' } as never)
      }
    })
    await forgetTexts(strapi, UNIT, [...drafts])
    await makings.markDeleted(of, maker)
    return { ...state, deleted: true }
  })
