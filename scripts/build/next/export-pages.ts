/**
 * Renders pages with the worker of Next's export: `export-pages.ts <file of the export record> <route>…`, with routes
 * such as `en/about`. Ends with 1 unless all of them were rendered.
 */
import { exportPages } from 'next/dist/export/worker.js'
import { requireJson } from '#src/lib/json-file.ts'
import { exportRecordSchema } from './export-record.ts'

const [file = '', ...routes] = process.argv.slice(2)
const { settings, first, page } = requireJson(file, exportRecordSchema)

const pages = routes.map((route) => ({
  ...page,
  path: `/${route}`,
  _ssgPath: `/${route.split('/').map(encodeURIComponent).join('/')}`,
}))
const input = { ...settings, exportPaths: [...first, ...pages] } as unknown as Parameters<
  typeof exportPages
>[0]
const results = await exportPages(input)
process.exit(results.every(({ result }) => result && !('error' in result)) ? 0 : 1)
