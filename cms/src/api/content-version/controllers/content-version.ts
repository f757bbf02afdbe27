import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { modelOf } from '../../../versions/model.ts'
import { contentVersions } from '../../../versions/shared.ts'

/**
 * `GET /api/content-versions`: the version of every published entry, for pulls that fetch only what has
 * changed. With `?known=<state>` of an earlier answer, the versions are left out where they still hold.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const look = contentVersions(strapi)
  return {
    async find(context: Context) {
      const { moment, versions } = await look()
      const model = modelOf(strapi, context.state.auth)
      const held = context.query.known === versions.state
      context.body = { moment, model, ...(held ? { state: versions.state } : versions) }
    },
  }
}
