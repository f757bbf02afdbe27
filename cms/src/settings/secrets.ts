import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { environment, secrets } from './environment.ts'

export type SecretName = keyof typeof secrets.shape

/** A secret from the environment, or else the one that the first run left in `secrets.json`. */
export function secret(name: SecretName): string {
  return environment()[name] ?? (generated()[name] as string)
}

/** The secrets of the data folder; those that neither it nor the environment holds are made. */
function generated(): Record<string, string> {
  const file = join(dataDir(), 'secrets.json')
  const known: Record<string, string> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {}
  const present = environment()
  const names = Object.keys(secrets.shape) as SecretName[]
  const missing = names.filter((name) => !known[name] && !present[name])
  if (missing.length === 0) return known
  for (const name of missing) known[name] = make(name)
  mkdirSync(dataDir(), { recursive: true })
  writeWhole(file, `${JSON.stringify(known, null, 2)}\n`)
  return known
}

/** On a full disk no half of it stays, which no later start could read. */
function writeWhole(file: string, text: string): void {
  const next = `${file}.new`
  try {
    writeFileSync(next, text, { mode: 0o600 })
    renameSync(next, file)
  } catch (error) {
    rmSync(next, { force: true })
    throw error
  }
}

/** Strapi wants a small letter, a capital and a digit in a password; the rest is plain chance. */
function make(name: SecretName): string {
  if (name.endsWith('_PASSWORD')) return `Mira-${randomBytes(9).toString('base64url')}-7`
  return randomBytes(32).toString('base64url')
}

/**
 * The folder of everything that this instance writes: database, uploads, generated secrets.
 * `CMS_DATA_DIR` moves it, so that tests can run an instance of their own from the same code.
 */
export function dataDir(): string {
  return resolve(environment().CMS_DATA_DIR)
}

/** The folder that is served as static files; made here, because Strapi wants it to exist. */
export function publicDir(): string {
  const dir = resolve(dataDir(), 'public')
  mkdirSync(resolve(dir, 'uploads'), { recursive: true })
  return dir
}
