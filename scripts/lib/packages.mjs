/**
 * What is installed, by npm's own record. Plain JavaScript without packages, since `scripts/run.mjs` asks before there
 * are any.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Installs exactly what the lock file names, the tools included. Nothing falls back to `npm install`: `npm ci` refuses
 * only a lock file that does not fit package.json, and says where; an install in its place would hide that.
 */
export const NPM_CI = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * Whether `node_modules` of this folder holds each package of its lock file in the version of the lock file. Optional
 * packages may be missing: most of them are for other platforms. So nothing is installed again after someone's own
 * `npm install`, on Netlify for instance.
 *
 * @param {string} folder
 */
export function packagesInstalled(folder) {
  const installed = packagesOf(join(folder, 'node_modules/.package-lock.json'))
  const wanted = packagesOf(join(folder, 'package-lock.json'))
  return Object.entries(wanted).every(([path, { version, optional }]) =>
    path in installed ? installed[path]?.version === version : path === '' || optional,
  )
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}
