import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../../cms/src')

export type ModelFile = {
  uid: string
  kind?: string
  attributes: Record<string, { type: string; [rule: string]: unknown }>
}

/** Every content type and component of the CMS, as its file says. */
export function modelFiles(): ModelFile[] {
  const types = readdirSync(join(ROOT, 'api')).flatMap((name) => {
    const file = join(ROOT, 'api', name, 'content-types', name, 'schema.json')
    return existsSync(file) ? [{ uid: `api::${name}.${name}`, ...read(file) }] : []
  })
  const components = readdirSync(join(ROOT, 'components')).flatMap((category) =>
    readdirSync(join(ROOT, 'components', category)).map((file) => ({
      uid: `${category}.${file.replace('.json', '')}`,
      ...read(join(ROOT, 'components', category, file)),
    })),
  )
  return [...types, ...components]
}

const read = (file: string): Omit<ModelFile, 'uid'> => JSON.parse(readFileSync(file, 'utf8'))
