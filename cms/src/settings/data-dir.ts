import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * The folder of everything that this instance writes: database, uploads, generated secrets.
 * `CMS_DATA_DIR` moves it, so that tests can run an instance of their own from the same code.
 */
export function dataDir(): string {
  return resolve(process.env.CMS_DATA_DIR || '.data')
}

/** The folder that is served as static files; made here, because Strapi wants it to exist. */
export function publicDir(): string {
  const dir = resolve(dataDir(), 'public')
  mkdirSync(resolve(dir, 'uploads'), { recursive: true })
  return dir
}
