import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { carry } from './carry.ts'
import { contentFields, sharedFields } from './fields.ts'
import { type Row, readValues, rowsOf } from './row.ts'
import { settleStamps } from './settle-stamps.ts'

type Params = { documentId: string; locale?: string | string[]; populate?: never }
type Part = { params: Params; reach: string[] }

/** The message to a user who wants to do more than their fields allow. */
export const onlyPart = (reach: string[]): string =>
  `Your role changes ${reach.join(', ') || 'nothing'} here, so this is for an editor to do.`

/**
 * Publishes some fields of an entry and nothing else, in the languages asked for; what the languages share
 * in all of them. Answers as publishing does. The rest of the drafts, half-written texts among it, waits.
 */
export async function publishPart(
  strapi: Core.Strapi,
  uid: string,
  { params, reach }: Part,
): Promise<{ documentId: string; entries: unknown[] }> {
  const { documentId } = params
  const drafts = await rowsOf(strapi, uid, { documentId, published: false })
  const before = await rowsOf(strapi, uid, { documentId, published: true })
  const asked = await languagesOf(strapi, params, drafts)
  const shared = sharedFields(strapi, uid).filter((name) => reach.includes(name))
  const entries: unknown[] = []
  for (const from of drafts.filter(({ locale }) => locale === null || asked.includes(locale))) {
    const own = before.find(({ locale }) => locale === from.locale)
    if (!own) throw new errors.ApplicationError(notPublic(from))
    await validate(strapi, uid, { from, own, reach })
    await carry(strapi, uid, { from, to: [own], fields: reach })
    const others = before.filter(({ id }) => id !== own.id)
    await carry(strapi, uid, { from, to: others, fields: shared })
    entries.push(await answer(strapi, uid, { own, params }))
    announce(strapi, uid, own)
  }
  await settleStamps(strapi, uid, { documentId, before })
  return { documentId, entries }
}

const notPublic = ({ locale }: Row) =>
  `This entry is not public ${locale ? `in this language (${locale}) ` : ''}yet. An editor publishes it first, then what you change can go live.`

async function languagesOf(
  strapi: Core.Strapi,
  { locale }: Params,
  drafts: Row[],
): Promise<string[]> {
  if (Array.isArray(locale)) return locale
  if (locale === '*') return drafts.map((draft) => draft.locale ?? '')
  return [locale ?? (await strapi.plugin('i18n').service('locales').getDefaultLocale())]
}

type Validated = { from: Row; own: Row; reach: string[] }

/** A draft may hold what must not be published, such as no price. */
async function validate(strapi: Core.Strapi, uid: string, { from, own, reach }: Validated) {
  const attributes = contentFields(strapi, uid)
  const fields = reach.filter((name) => attributes[name]?.type !== 'relation')
  const data = await readValues(strapi, uid, { id: from.id, fields })
  const model = strapi.contentType(uid as UID.ContentType)
  const options = { isDraft: false, locale: from.locale ?? undefined }
  await strapi.entityValidator.validateEntityUpdate(
    model as never,
    data as never,
    options as never,
    own as never,
  )
}

function answer(strapi: Core.Strapi, uid: string, { own, params }: { own: Row; params: Params }) {
  const { documentId, locale } = own
  return strapi.documents(uid as UID.ContentType).findOne({
    ...{ documentId, status: 'published', populate: params.populate },
    ...(locale && { locale }),
  } as never)
}

/** Tells webhooks, as a publication does, once it is certain. */
export function announce(
  strapi: Core.Strapi,
  uid: string,
  { id, documentId, locale, publishedAt }: Omit<Row, 'updatedAt'>,
): void {
  const { modelName } = strapi.contentType(uid as UID.ContentType)
  const event = { model: modelName, uid, entry: { id, documentId, locale, publishedAt } }
  void strapi.db.transaction(async ({ onCommit }) => {
    onCommit(() => void strapi.eventHub.emit('entry.publish', event))
  })
}
