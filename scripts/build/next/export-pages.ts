/**
 * Renders pages with the worker of Next's export: `export-pages.ts <file of the export record>`. It is sent the routes,
 * such as `en/about`, as one message, and loads Next's code meanwhile. Ends with 1 unless all of them were rendered.
 */
import { exportPages } from 'next/dist/export/worker.js'
import { requireJson } from '#src/lib/json-file.ts'
import { exportRecordSchema } from './export-record.ts'

const [file = ''] = process.argv.slice(2)
const { settings, first, page } = requireJson(file, exportRecordSchema)

const exported = (exportPaths: object[]) =>
  exportPages({ ...settings, exportPaths } as unknown as Parameters<typeof exportPages>[0])

const ofNext = exported(first)

process.once('message', async (routes: string[]) => {
  const pages = routes.map((route) => ({
    ...page,
    path: `/${route}`,
    _ssgPath: `/${route.split('/').map(encodeURIComponent).join('/')}`,
  }))
  const results = [...(await ofNext), ...(await exported(pages))]
  process.exit(results.every(({ result }) => result && !('error' in result)) ? 0 : 1)
})
process.channel?.ref()
