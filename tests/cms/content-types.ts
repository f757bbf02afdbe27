import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CMS_DIR } from '#scripts/cms/paths.ts'

export type ContentType = {
  uid: string
  /** The path of its API below `/api/`. */
  path: string
  single: boolean
  localized: boolean
}

type Schema = {
  kind: string
  info: { singularName: string; pluralName: string }
  pluginOptions?: { i18n?: { localized?: boolean } }
}

const fileOf = (name: string) =>
  join(CMS_DIR, 'src/api', name, 'content-types', name, 'schema.json')

const names = readdirSync(join(CMS_DIR, 'src/api')).filter((name) => existsSync(fileOf(name)))

/** Every content type of the CMS, from its schema files. */
export const CONTENT_TYPES: ContentType[] = names.map((name) => {
  const file = fileOf(name)
  const { kind, info, pluginOptions }: Schema = JSON.parse(readFileSync(file, 'utf8'))
  const single = kind === 'singleType'
  return {
    uid: `api::${name}.${name}`,
    path: single ? info.singularName : info.pluralName,
    single,
    localized: pluginOptions?.i18n?.localized === true,
  }
})
