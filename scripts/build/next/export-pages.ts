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

const areRendered = async (routes: string[]): Promise<boolean> => {
  const pages = routes.map((route) => ({
    ...page,
    path: `/${route}`,
    _ssgPath: `/${route.split('/').map(encodeURIComponent).join('/')}`,
  }))
  const results = [...(await ofNext), ...(await exported(pages))]
  return results.every(({ result }) => result && !('error' in result))
}

// Next's code takes what nobody catches, and its process would wait for ever.
const fail = () => process.exit(1)
ofNext.catch(fail)
process.once('message', (routes: string[]) => {
  areRendered(routes).then((are) => process.exit(are ? 0 : 1), fail)
})
process.channel?.ref()
