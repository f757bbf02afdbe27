import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeIndentedJson } from '#src/lib/json-file.ts'
import { runCommand } from './lib/command.ts'
import { missingPackages, parseLockFile, withMissingPackages } from './lib/package-lock.ts'

const root = join(import.meta.dirname, '..')

/**
 * Names in both lock files the packages of other platforms that npm left out, so that `npm ci` works on each of them.
 * Needed after an `npm install` from a registry that does not have them.
 */
await runCommand(async () => {
  for (const name of ['package-lock.json', 'cms/package-lock.json']) {
    const file = join(root, name)
    const lock = parseLockFile(readFileSync(file, 'utf8'))
    const missing = missingPackages(lock)
    if (missing.length > 0) await writeIndentedJson(file, withMissingPackages(lock))
    console.log(`${name}: ${missing.length} packages of other platforms added`)
  }
})
