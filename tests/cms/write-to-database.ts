import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { inject } from 'vitest'
import { CMS_DIR } from '#scripts/cms/paths.ts'
import { databaseUrl, query } from './postgres.ts'

/**
 * Writes past a CMS of a test's own, as an import or a fixed schema might, and gives how many rows changed.
 * The statement has `?` for each value.
 */
export async function writeToDatabase(
  { dataDir }: { dataDir: string },
  sql: string,
  ...values: string[]
): Promise<number> {
  const file = join(dataDir, 'data.db')
  const postgres = inject('postgres')
  if (postgres && !existsSync(file)) {
    const url = databaseUrl(postgres.server, basename(dataDir))
    let number = 0
    const { count } = await query(
      url,
      sql.replace(/\?/g, () => `$${++number}`),
      values,
    )
    return count
  }
  const Database = createRequire(join(CMS_DIR, 'package.json'))('better-sqlite3')
  const database = new Database(file)
  try {
    return database.prepare(sql).run(...values).changes
  } finally {
    database.close()
  }
}
