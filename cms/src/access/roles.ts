import type { Core } from '@strapi/strapi'

const PERMISSION = 'plugin::users-permissions.permission'
const ROLE = 'plugin::users-permissions.role'

const auth = (name: string) => `plugin::users-permissions.auth.${name}`

const SIGNED_OUT = [
  auth('callback'),
  auth('connect'),
  auth('register'),
  auth('forgotPassword'),
  auth('resetPassword'),
  auth('emailConfirmation'),
  auth('sendEmailConfirmation'),
  auth('refresh'),
]

const SIGNED_IN = [
  auth('changePassword'),
  auth('logout'),
  auth('getSessions'),
  auth('revokeSession'),
  'plugin::users-permissions.user.me',
  'plugin::users-permissions.user.shortlist',
  'plugin::users-permissions.user.saveShortlist',
]

/** What everybody may read: the published entries of every content type, and which locales exist. */
export function contentActions(strapi: Core.Strapi): string[] {
  const reads = Object.values(strapi.contentTypes)
    .filter((type) => type.uid.startsWith('api::'))
    .flatMap((type) =>
      type.kind === 'singleType'
        ? [`${type.uid}.find`]
        : [`${type.uid}.find`, `${type.uid}.findOne`],
    )
  return [...reads, 'plugin::i18n.locales.listLocales'].sort()
}

/** Roles besides Strapi's own. A page of the site may be for one of them: see `role` of a page. */
const OWN_ROLES = [
  { type: 'owner', name: 'Owner', description: 'Owns a home. Given to an account by an editor.' },
]

/**
 * Gives each role exactly the permissions of this file. Runs at each start, so that a box ticked by mistake in the
 * panel does not stay ticked.
 */
export async function setRoles(strapi: Core.Strapi): Promise<void> {
  const content = contentActions(strapi)
  const signedIn = [...content, ...SIGNED_OUT, ...SIGNED_IN]
  await setPermissions(strapi, 'public', [...content, ...SIGNED_OUT])
  await setPermissions(strapi, 'authenticated', signedIn)
  for (const role of OWN_ROLES) {
    const found = await strapi.db.query(ROLE).findOne({ where: { type: role.type } })
    if (!found) await strapi.db.query(ROLE).create({ data: role })
    await setPermissions(strapi, role.type, signedIn)
  }
}

async function setPermissions(strapi: Core.Strapi, type: string, wanted: string[]): Promise<void> {
  const role = await strapi.db.query(ROLE).findOne({ where: { type }, populate: ['permissions'] })
  if (!role) throw new Error(`The role "${type}" is missing. Restore it in the database.`)
  const held: { id: number; action: string }[] = role.permissions
  const surplus = held.filter(({ action }) => !wanted.includes(action)).map(({ id }) => id)
  if (surplus.length > 0) {
    await strapi.db.query(PERMISSION).deleteMany({ where: { id: { $in: surplus } } })
  }
  for (const action of wanted) {
    if (held.some((permission) => permission.action === action)) continue
    await strapi.db.query(PERMISSION).create({ data: { action, role: role.id } })
  }
}
