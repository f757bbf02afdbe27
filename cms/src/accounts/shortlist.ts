import type { Core } from '@strapi/strapi'
import { validateYupSchema, yup } from '@strapi/utils'

const USER = 'plugin::users-permissions.user'

/** So many homes a shortlist takes (`SHORTLIST_MAX` in the site's `src/site/shortlist.ts`). */
const MAX = 12

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
              id: yup
                .string()
                .matches(/^[A-Za-z0-9_-]{1,64}$/)
                .required(),
              path: yup
                .string()
                .matches(/^(?:\/[\w-]+)+$/)
                .max(300)
                .required(),
              title: yup.string().max(300).required(),
            })
            .noUnknown(),
        )
        .max(MAX)
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
