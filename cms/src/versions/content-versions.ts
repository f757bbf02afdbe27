import type { Core } from '@strapi/strapi'
import { callPath } from '../settings/call-path.ts'
import { digest, versionOf } from './digest.ts'
import { momentOfRows, ROW_VERSION, readDatabaseMoment } from './moment.ts'
import { type Row, readTables, type Select, type Tables } from './rows.ts'

/** What is published, by version. Types are named by the path of their call. */
type Versions = {
  /** The same while the languages and all that follows are. */
  state: string
  /** The files that published entries show: the same while the address, kind and stamp of each is. */
  files: string
  types: Record<string, [documentId: string, locale: string | null, version: string][]>
}

export type Look = {
  /** The same while nothing was written that the versions are made of: see `moment.ts`. */
  moment: string
  versions: Versions
}

type Known = Look & { databaseMoment: string }

type Database = Core.Strapi['db']['connection']

/**
 * Returns the versions of everything that is published. They are computed from the tables, in one transaction,
 * whenever something was written since the last time; otherwise they are in memory.
 */
export function createContentVersions(strapi: Core.Strapi): () => Promise<Look> {
  let last: Known | undefined
  const client = strapi.db.dialect.client
  return async () => {
    const moment = await readDatabaseMoment(client, strapi.db.connection)
    if (last?.databaseMoment !== moment) last = await look(strapi, client)
    return { moment: last.moment, versions: last.versions }
  }
}

async function look(strapi: Core.Strapi, client: string): Promise<Known> {
  const types = Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith('api::'))
  const schema = strapi.db.getSchemaName()
  const read = async (transaction: Database): Promise<Known> => {
    const databaseMoment = await readDatabaseMoment(client, transaction)
    const seen: string[] = []
    const select: Select = async ({ table, columns, published, where }) => {
      const query = transaction.select(columns).from(table)
      if (client === 'postgres') query.select(transaction.raw(ROW_VERSION))
      if (schema) query.withSchema(schema)
      if (where) query.where(where)
      if (published?.of === table) {
        query.whereNotNull('published_at')
      } else if (published) {
        const ids = transaction.select('id').from(published.of).whereNotNull('published_at')
        query.whereIn(published.column, schema ? ids.withSchema(schema) : ids)
      }
      const rows: Row[] = await query
      if (client === 'postgres') {
        for (const { id, xmin } of rows) seen.push(`${table} ${id} ${xmin}`)
      }
      return rows
    }
    const languages = await readLanguages(select)
    const tables = await readTables(strapi, types, select)
    const moment = client === 'postgres' ? momentOfRows(seen) : databaseMoment
    return { moment, databaseMoment, versions: versionsOf(strapi, { types, tables, languages }) }
  }
  // SQLite knows one kind of transaction only, which is this one.
  const kind = client === 'postgres' ? { isolationLevel: 'repeatable read', readOnly: true } : {}
  return strapi.db.connection.transaction(read, kind as Parameters<Database['transaction']>[1])
}

type Read = { types: string[]; tables: Tables; languages: string[] }

function versionsOf(strapi: Core.Strapi, { types, tables, languages }: Read): Versions {
  const named = types.map((uid) => {
    const entries = tables.entries.get(uid) ?? []
    const versions = entries.map(
      ({ id, documentId, locale }) =>
        [documentId, locale, versionOf(tables, uid, id)] as [string, string | null, string],
    )
    return [callPath(strapi, uid), versions.sort(byEntry)] as const
  })
  const files = digest(tables.files.map((file) => JSON.stringify(file)))
  const content = { files, types: Object.fromEntries(named) }
  return { state: digest([JSON.stringify({ languages, ...content })]), ...content }
}

function byEntry(a: readonly unknown[], b: readonly unknown[]): number {
  return `${a[0]} ${a[1]} ${a[2]}` < `${b[0]} ${b[1]} ${b[2]}` ? -1 : 1
}

/** The names that Strapi's internationalisation has for what it keeps. */
const [LOCALES, SETTINGS] = ['i18n_locale', 'strapi_core_store_settings'] as const
const DEFAULT_LOCALE = 'plugin_i18n_default_locale'

/**
 * The languages and which one is the default: the paths of the site come from them. What they are called in
 * the panel is shown nowhere.
 */
async function readLanguages(select: Select): Promise<string[]> {
  const locales = await select({ table: LOCALES, columns: ['id', 'code'] })
  const where = { key: DEFAULT_LOCALE }
  const [main] = await select({ table: SETTINGS, columns: ['id', 'value'], where })
  return [...locales.map(({ code }) => String(code)).sort(), String(main?.value)]
}
