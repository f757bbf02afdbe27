import type { Core } from '@strapi/strapi'
import { type Permission, permissionsOf, type RoleName } from './panel-permissions.ts'

const LOCALE = 'plugin::i18n.locale'
const ROLE = 'admin::role'

/** Strapi's own Editor and Author are two of them: as Strapi makes them, they see no language at all. */
export const PANEL_ROLES: Record<RoleName, { code: string; name: string; description: string }> = {
  writer: {
    code: 'strapi-author',
    name: 'Writer',
    description: 'Writes drafts in all languages. Publishes nothing. Kept by the code.',
  },
  editor: {
    code: 'strapi-editor',
    name: 'Editor',
    description: 'Writes, publishes, schedules and uploads in all languages. Kept by the code.',
  },
  sales: {
    code: 'mira-sales',
    name: 'Sales',
    description:
      'Changes and publishes price and availability of units, and nothing else. Kept by the code.',
  },
}

const STRAPIS_NAMES = ['Author', 'Editor']

/**
 * Sets the permissions of the panel's roles as the code says, at each start and whenever a language is added or
 * removed. Roles that the owner created are not changed.
 */
export async function setPanelRoles(strapi: Core.Strapi): Promise<void> {
  await grant(strapi)
  const again = () => grant(strapi)
  strapi.db.lifecycles.subscribe({ models: [LOCALE], afterCreate: again, afterDelete: again })
}

/** In one transaction: Strapi writes each permission separately, and would wait for the disk after each. */
async function grant(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(() => grantAll(strapi))
}

async function grantAll(strapi: Core.Strapi): Promise<void> {
  const locales: { code: string }[] = await strapi.plugin('i18n').service('locales').find()
  const codes = locales.map(({ code }) => code)
  const service = strapi.service('admin::role')
  for (const role of Object.keys(PANEL_ROLES) as RoleName[]) {
    const id = await roleId(strapi, role)
    const wanted = permissionsOf(strapi, role, codes)
    if (!(await isGranted(strapi, id, wanted))) await service.assignPermissions(id, wanted)
  }
}

/** Strapi compares each with each, which takes seconds. */
async function isGranted(
  strapi: Core.Strapi,
  role: number,
  wanted: Permission[],
): Promise<boolean> {
  const held: Permission[] = await strapi.db
    .query('admin::permission')
    .findMany({ where: { role: { id: role } } })
  const keys = (list: Permission[]) =>
    list.map(({ action, subject, properties, conditions }) =>
      JSON.stringify([action, subject ?? null, properties ?? {}, conditions ?? []]),
    )
  return keys(held).sort().join() === keys(wanted).sort().join()
}

async function roleId(strapi: Core.Strapi, role: RoleName): Promise<number> {
  const { code, name, description } = PANEL_ROLES[role]
  const service = strapi.service(ROLE)
  const found = await service.findOne({ code })
  if (!found) {
    return (await service.create({ code, name: await freeName(strapi, name), description })).id
  }
  const isStrapis = STRAPIS_NAMES.includes(found.name) && found.name !== name
  if (isStrapis || found.description !== description) {
    const data = { description, ...(isStrapis && { name: await freeName(strapi, name) }) }
    await strapi.db.query(ROLE).update({ where: { id: found.id }, data })
  }
  return found.id
}

/** The owner may have a role of that name already. */
async function freeName(strapi: Core.Strapi, name: string): Promise<string> {
  const isTaken = await strapi.service(ROLE).exists({ name })
  return isTaken ? `${name} (site)` : name
}
