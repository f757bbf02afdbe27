import type { Core } from '@strapi/strapi'
import { validateYupSchema, yup } from '@strapi/utils'

const USER = 'plugin::users-permissions.user'

/** What a shortlist takes: as `SHORTLIST_MAX` and `KEPT_HOME` of the site say. */
export const SHORTLIST_LIMITS = {
  homes: 12,
  id: /^[A-Za-z0-9_-]{1,64}$/,
  path: /^(?:\/[\w-]+)+$/,
  pathLength: 300,
  titleLength: 300,
}

type Context = {
  request: { body?: unknown }
  state: { user: { id: number } }
  body: unknown
}

/** The field of an account. It is private: no call but those below tells or takes it. */
export const SHORTLIST_FIELD = { type: 'json', private: true, configurable: false }

/** Only the person of the account reads and writes it. */
export const SHORTLIST_ROUTES = [
  { method: 'GET', path: '/users/me/shortlist', handler: 'user.shortlist', config: { prefix: '' } },
  {
    method: 'POST',
    path: '/users/me/shortlist',
    handler: 'user.saveShortlist',
    config: { prefix: '' },
  },
]

const shortlist = validateYupSchema(
  yup
    .object({
      homes: yup
        .array()
        .of(
          yup
            .object({
              id: yup.string().matches(SHORTLIST_LIMITS.id).required(),
              path: yup
                .string()
                .matches(SHORTLIST_LIMITS.path)
                .max(SHORTLIST_LIMITS.pathLength)
                .required(),
              title: yup.string().max(SHORTLIST_LIMITS.titleLength).required(),
            })
            .noUnknown(),
        )
        .max(SHORTLIST_LIMITS.homes)
        .required(),
    })
    .noUnknown(),
)

/** The calls for the shortlist of the person who is signed in. */
export const shortlistActions = (strapi: () => Core.Strapi) => ({
  async shortlist(context: Context): Promise<void> {
    const { id } = context.state.user
    const user = await strapi()
      .db.query(USER)
      .findOne({ where: { id }, select: ['shortlist'] })
    context.body = { homes: user?.shortlist ?? [] }
  },

  async saveShortlist(context: Context): Promise<void> {
    const { homes } = (await shortlist(context.request.body)) as { homes: object[] }
    const { id } = context.state.user
    await strapi()
      .db.query(USER)
      .update({ where: { id }, data: { shortlist: homes } })
    context.body = { homes }
  },
})
