import { statSync, utimesSync } from 'node:fs'

/** Long ago, in seconds: no change of today gives a folder this time. */
const SEALED_AT = Date.UTC(2000, 0, 1) / 1000

/**
 * Seals folders: sets their time of change to one long ago. The disk changes this time whenever a name in the folder
 * comes or goes, so as long as it stands, the folder has the names that it had, and nobody need list them. What is
 * written into a file that stays does not break the seal.
 */
export const seal = (folders: Iterable<string>): void => {
  for (const folder of folders) utimesSync(folder, SEALED_AT, SEALED_AT)
}

/** Whether all these folders have the names that they had when they were sealed. */
export const areSealed = (folders: Iterable<string>): boolean => {
  for (const folder of folders) {
    if (statSync(folder, { throwIfNoEntry: false })?.mtimeMs !== SEALED_AT * 1000) return false
  }
  return true
}
