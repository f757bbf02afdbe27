import type { Core, UID } from '@strapi/strapi'
import { documentId } from './document-id.ts'

/** A folder of the media library: its row, and its place, such as `/3`. */
export type Folder = { id: number; path: string }

/** What entries of a type that there is but once show: logos, and the icon of the site. */
const BRAND = 'Brand'

/**
 * Returns the folder for the files of a type of entry, such as "Projects", and creates it at the first request.
 * Folders are only for editors: the site does not know them.
 */
export function mediaFolders(strapi: Core.Strapi): (type: string) => Promise<Folder> {
  const made = new Map<string, Promise<Folder>>()
  return (type) => {
    const schema = strapi.contentTypes[`api::${type}.${type}` as UID.ContentType]
    const name = schema ? folderName(schema) : type
    const folder = made.get(name) ?? make(strapi, name)
    made.set(name, folder)
    return folder
  }
}

/** An editor looks for a file where its entry is in the menu. */
function folderName(schema: { kind: string; info: { displayName: string } }): string {
  return schema.kind === 'singleType' ? BRAND : schema.info.displayName
}

function make(strapi: Core.Strapi, name: string): Promise<Folder> {
  const folder = { name, documentId: documentId('folder', name) }
  return strapi.plugin('upload').service('folder').create(folder)
}
