import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { DemoEntry } from './demo-entry.ts'
import { documentId } from './document-id.ts'
import type { SeededFile } from './media.ts'
import { SeedError } from './seed-error.ts'
import { type Attributes, FieldError, type Lookup, toData } from './to-data.ts'

/** One thing that Strapi's validation found wrong. */
type Found = { path: string[]; message: string }

/**
 * Creates one entry in every language, then publishes it. Not language by language: a new one touches
 * the others, and the panel would show them as changed since. `files` are by name.
 */
export async function seedEntry(
  strapi: Core.Strapi,
  entry: DemoEntry,
  files: Map<string, SeededFile>,
): Promise<void> {
  const uid = `api::${entry.type}.${entry.type}` as UID.ContentType
  const schema = strapi.contentTypes[uid]
  if (!schema) throw new SeedError(entry, `there is no content type "${entry.type}".`)
  const localized = isLocalized(schema)
  const id = documentId(entry.type, entry.key)
  const documents = strapi.documents(uid)
  const lookup = lookupOf(strapi, files)
  const locales = localized ? await localesFor(strapi, entry) : [undefined]
  for (const locale of locales) {
    const fields = { ...entry.shared, ...(locale ? entry.locales[locale] : {}) }
    await at(entry, locale, () => {
      const data = toData(fields, schema.attributes as Attributes, lookup)
      return documents.create({ data: { ...data, documentId: id }, locale } as never)
    })
  }
  for (const locale of locales) {
    await at(entry, locale, () => documents.publish({ documentId: id, locale } as never))
  }
}

/** The locales of the CMS; an entry must have each, and no other. */
async function localesFor(strapi: Core.Strapi, entry: DemoEntry): Promise<string[]> {
  const rows: { code: string }[] = await strapi.plugin('i18n').service('locales').find()
  const codes = rows.map(({ code }) => code)
  for (const code of codes) {
    if (!entry.locales[code]) throw new SeedError({ ...entry, locale: code }, 'is missing.')
  }
  const surplus = Object.keys(entry.locales).find((code) => !codes.includes(code))
  if (surplus) throw new SeedError({ ...entry, locale: surplus }, 'is no locale of the demo.')
  return codes
}

function lookupOf(strapi: Core.Strapi, files: Map<string, SeededFile>): Lookup {
  return {
    attributes: (component) =>
      strapi.components[component as UID.Component]?.attributes as Attributes,
    document: (reference, target) => {
      const [type, key] = reference.split('/') as [string, string]
      if (target !== `api::${type}.${type}`) {
        throw new Error(`refers to "${reference}", but the relation leads to ${target}.`)
      }
      return documentId(type, key)
    },
    file: (name) => {
      const file = files.get(name)
      if (!file) throw new Error(`names the file "${name}", which was not uploaded.`)
      return file
    },
  }
}

function isLocalized(schema: { pluginOptions?: object }): boolean {
  const { i18n } = (schema.pluginOptions ?? {}) as { i18n?: { localized?: boolean } }
  return i18n?.localized === true
}

/** Runs one step; an error of Strapi or `toData` is thrown with its place. */
async function at(
  entry: DemoEntry,
  locale: string | undefined,
  step: () => Promise<unknown>,
): Promise<void> {
  try {
    await step()
  } catch (error) {
    const place = { file: entry.file, key: entry.key, locale }
    if (error instanceof FieldError) {
      throw new SeedError({ ...place, field: error.field }, error.message, { cause: error })
    }
    if (error instanceof errors.ApplicationError) {
      const { errors: found = [] } = error.details as { errors?: Found[] }
      const field = found.map(({ path }) => path.join('.')).join(', ') || undefined
      const problem = found.map(({ message }) => message).join('; ') || error.message
      throw new SeedError({ ...place, field }, problem, { cause: error })
    }
    throw error
  }
}
