import { join } from 'node:path'
import { readJson, unchecked, writeJson } from '#src/lib/json-file.ts'
import type { LocaleClaims } from '#src/models/addresses/claims.ts'
import type { LocaleManifest } from './site-manifest.ts'

/** What was made for a language, and hashes of its inputs: with equal hashes the result would be the same. */
export type StoredLanguage = {
  /** The hash of the code and content from which `claims` were made. */
  content: string
  claims: LocaleClaims
  /** The hash of all inputs of `manifest`: also the addresses of the site and the settings. */
  inputs: string
  manifest: LocaleManifest
}

/** The languages of the previous build, by their codes. */
export type LocaleManifestStore = {
  read: (locale: string) => Promise<StoredLanguage | undefined>
  write: (locale: string, kept: StoredLanguage) => Promise<void>
}

/** @param folder it is created if it is missing. */
export const localeManifestStore = (folder: string): LocaleManifestStore => {
  const fileOf = (locale: string) => join(folder, `${locale}.json`)
  return {
    // The hashes in it cover the code too.
    read: (locale) => readJson(fileOf(locale), unchecked<StoredLanguage>()),
    write: (locale, kept) => writeJson(fileOf(locale), kept),
  }
}
