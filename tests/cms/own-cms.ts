import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type CmsOptions, type RunningCms, startCms } from '#scripts/cms/start.ts'
import { CACHE, ISOLATED } from './template.ts'

/** A CMS for one test file, in a data folder of its own that goes when it stops. */
export async function ownCms(name: string, options: CmsOptions = {}): Promise<RunningCms> {
  const dataDir = join(CACHE, `${name}-${process.pid}`)
  const env = { ...ISOLATED, ...options.env }
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  const cms = await startCms({ port: 0, quiet: true, ...options, dataDir, env }).catch((error) => {
    remove()
    throw error
  })
  return { ...cms, stop: () => cms.stop().then(remove) }
}
