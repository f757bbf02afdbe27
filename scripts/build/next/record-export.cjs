/**
 * Preloaded into Next's processes: writes what Next gives to the worker of its export into the file of EXPORT_RECORD
 * (`render-directly.ts`). Next calls a worker by the message `[1, <flag>, <method>, <arguments>]`.
 *
 * Each of Next's many processes loads it before all else, so it takes nothing of the project: not even the way to write
 * a file whole, nor the schema of the environment.
 */
const { renameSync, writeFileSync } = require('node:fs')

const CALL = 1
const OF_NEXT = /^(?:IS_|__)?NEXT_/
const OUR_ROUTE = '/[locale]/'

/**
 * @typedef {{ page: string, _ssgPath?: string }} ExportedPath
 * @typedef {{ exportPaths: ExportedPath[], [setting: string]: unknown }} ExportInput
 */

/** @param {[type: number, flag: boolean, method: string, parameters: [ExportInput]]} call */
const record = ([type, , method, parameters]) => {
  const file = process.env.EXPORT_RECORD
  if (!file || type !== CALL || method !== 'exportPages') return
  const { exportPaths, ...settings } = parameters[0]
  /** @param {ExportedPath} it */
  const isOurs = (it) => it.page.startsWith(OUR_ROUTE) && '_ssgPath' in it
  const page = exportPaths.find(isOurs)
  const first = exportPaths.filter((it) => !isOurs(it))
  // One of the workers gets Next's own pages.
  if (!page || first.length === 0) return
  const variables = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => OF_NEXT.test(name)),
  )
  const half = `${file}.${process.pid}`
  try {
    writeFileSync(half, JSON.stringify({ settings, first, page, variables }))
    renameSync(half, file)
  } catch {
    // Without a record the next render takes the long way, and tries again.
  }
}

if (process.argv[1]?.endsWith('processChild.js')) process.on('message', record)
