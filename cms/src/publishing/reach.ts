import type { Core, UID } from '@strapi/strapi'
import { isScheduleField } from '../schedule/publish-at.ts'
import { contentFields } from './fields.ts'

const UPDATE = 'plugin::content-manager.explorer.update'

type Ability = { can(action: string, subject: string, field: string): boolean }

/**
 * The fields that the current user may publish: those that they may change in the panel. `undefined` means all
 * fields, as for every caller outside the panel, such as the schedule.
 */
export function fieldsInReach(strapi: Core.Strapi, uid: string): string[] | undefined {
  const ability: Ability | undefined = strapi.requestContext.get()?.state.userAbility
  if (!ability) return undefined
  const all = nestedFields(strapi, uid)
  const closed = all.filter((path) => !ability.can(UPDATE, uid, path))
  if (closed.length === 0) return undefined
  const isClosed = (name: string) =>
    isScheduleField(name) || closed.some((path) => path === name || path.startsWith(`${name}.`))
  return Object.keys(contentFields(strapi, uid)).filter((name) => !isClosed(name))
}

/** As permissions name them: `title`, `seo.title`. The times of the schedule are a separate permission. */
function nestedFields(strapi: Core.Strapi, uid: string): string[] {
  const paths: string[] = strapi
    .service('admin::content-type')
    .getNestedFields(strapi.contentType(uid as UID.ContentType), { components: strapi.components })
  return paths.filter((path) => !isScheduleField(path))
}
