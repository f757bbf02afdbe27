import { join } from 'node:path'
import { readJson, unchecked, writeJson } from '#src/lib/json-file.ts'
import type { LocaleClaims } from '#src/models/addresses/claims.ts'
import type { LocaleManifest } from './site-manifest.ts'

/** What was made of a language, and of what: equal hashes, and it would be made the same again. */
export type StoredLanguage = {
  /** The hash of code and content that gave `claims`. */
  content: string
  claims: LocaleClaims
  /** The hash of all that gave `manifest`: the addresses of the site and the settings too. */
  inputs: string
  manifest: LocaleManifest
}

/** The languages of the build before, by their codes. */
export type LocaleManifestStore = {
  read: (locale: string) => Promise<StoredLanguage | undefined>
  write: (locale: string, kept: StoredLanguage) => Promise<void>
}

/** @param folder made where it is missing. */
export const localeManifestStore = (folder: string): LocaleManifestStore => {
  const fileOf = (locale: string) => join(folder, `${locale}.json`)
  return {
    // The hashes in it cover the code too.
    read: (locale) => readJson(fileOf(locale), unchecked<StoredLanguage>()),
    write: (locale, kept) => writeJson(fileOf(locale), kept),
  }
}
