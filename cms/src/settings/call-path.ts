import type { Core, UID } from '@strapi/strapi'

/** The path of the content API's call for a type: its name for a single type, else its plural. */
export function callPath(strapi: Core.Strapi, uid: string): string {
  const { kind, info } = strapi.contentType(uid as UID.ContentType)
  return kind === 'singleType' ? info.singularName : info.pluralName
}
