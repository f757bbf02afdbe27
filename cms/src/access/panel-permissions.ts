import type { Core } from '@strapi/strapi'
import { isScheduleField } from '../schedule/publish-at.ts'

export type RoleName = 'writer' | 'editor' | 'sales'

/** What the whole site hangs on; writers read it. Any other type is content, one added later as well. */
const SETTINGS = ['currency', 'filter', 'initial', 'layout', 'redirect', 'translation']

const UNIT = 'api::unit.unit'
const SOLD_BY = ['price', 'availability']

type Type = { uid: string; modelName: string; options?: object; pluginOptions?: object }
export type Permission = {
  action: string
  subject?: string
  properties?: object
  conditions?: string[]
}
type Action = 'create' | 'read' | 'update' | 'delete' | 'publish'

/** The panel's permissions of a role, in all languages. */
export function permissionsOf(
  strapi: Core.Strapi,
  role: RoleName,
  locales: string[],
): Permission[] {
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'))
  const fieldsOf = (type: object): string[] =>
    strapi.service('admin::content-type').getNestedFields(type, { components: strapi.components })

  const may = (action: Action, type: Type, fields?: string[]): Permission => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject: type.uid,
    properties: { ...(fields && { fields }), ...(isTranslated(type) && { locales }) },
  })
  const reads = types.map((type) => may('read', type, fieldsOf(type)))

  if (role === 'sales') {
    const unit = types.find(({ uid }) => uid === UNIT)
    const sells = unit ? [may('update', unit, SOLD_BY), may('publish', unit)] : []
    return [...reads, ...sells, ...files('read')]
  }
  if (role === 'writer') {
    const content = types.filter(({ modelName }) => !SETTINGS.includes(modelName))
    const writes = content.flatMap((type) => {
      const fields = fieldsOf(type).filter((name) => !isScheduleField(name))
      return [may('create', type, fields), may('update', type, fields)]
    })
    return [...reads, ...writes, ...files('read', 'assets.create', 'assets.download')]
  }
  const edits = types.flatMap((type) => [
    may('create', type, fieldsOf(type)),
    may('update', type, fieldsOf(type)),
    may('delete', type),
    may('publish', type),
  ])
  return [
    ...reads,
    ...edits,
    ...files('read', 'assets.create', 'assets.update', 'assets.download', 'configure-view'),
  ]
}

/** A file that a page shows is public: who replaces one, publishes. */
const files = (...actions: string[]): Permission[] => [
  ...actions.map((action) => ({ action: `plugin::upload.${action}` })),
  { action: 'plugin::upload.assets.copy-link' },
  { action: 'plugin::i18n.locale.read' },
]

const isTranslated = ({ pluginOptions }: Type): boolean =>
  (pluginOptions as { i18n?: { localized?: boolean } } | undefined)?.i18n?.localized === true
