import type { Core, UID } from '@strapi/strapi'

export type Attribute = {
  type: string
  component?: string
  components?: string[]
  repeatable?: boolean
  multiple?: boolean
  target?: string
  relation?: string
  mappedBy?: string
  inversedBy?: string
  visible?: boolean
  pluginOptions?: { i18n?: { localized?: boolean } }
}
export type Attributes = Record<string, Attribute>

/** Not written by editors. */
const KEPT_BY_STRAPI = new Set([
  'id',
  'documentId',
  'locale',
  'localizations',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
])

/** The attributes that editors fill, of a type or a component. */
export function contentFields(strapi: Core.Strapi, uid: string): Attributes {
  const { attributes } = strapi.getModel(uid as UID.Schema)
  const fields = Object.entries(attributes as unknown as Attributes).filter(
    ([name, { type, target, visible }]) =>
      !KEPT_BY_STRAPI.has(name) &&
      visible !== false &&
      (type !== 'relation' || target?.startsWith('api::')),
  )
  return Object.fromEntries(fields)
}

/** Whether entries of a type exist once for each language. */
export function isTranslated(strapi: Core.Strapi, uid: string): boolean {
  const { pluginOptions } = strapi.contentType(uid as UID.ContentType)
  return (pluginOptions as Attribute['pluginOptions'])?.i18n?.localized === true
}

/**
 * The fields that all languages of an entry have in common: those that are not marked as localized,
 * relations too. Strapi itself takes every relation for localized.
 */
export function sharedFields(strapi: Core.Strapi, uid: string): string[] {
  if (!isTranslated(strapi, uid)) return []
  return Object.entries(contentFields(strapi, uid))
    .filter(([, { pluginOptions }]) => pluginOptions?.i18n?.localized !== true)
    .map(([name]) => name)
}
