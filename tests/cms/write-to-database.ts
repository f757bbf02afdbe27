import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CMS_DIR } from '#scripts/cms/paths.ts'

/** Writes past a CMS on SQLite, as an import or a mended schema might, and gives how many rows changed. */
export function writeToDatabase(
  { dataDir }: { dataDir: string },
  sql: string,
  ...values: string[]
): number {
  const Database = createRequire(join(CMS_DIR, 'package.json'))('better-sqlite3')
  const database = new Database(join(dataDir, 'data.db'))
  try {
    return database.prepare(sql).run(...values).changes
  } finally {
    database.close()
  }
}
