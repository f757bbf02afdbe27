import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next')
const PACKAGES_ROOT = join(dirname(NEXT), '../../../..')

const FILES = {
  'package.json': '{"private":true,"type":"module"}',
  'next.config.mjs': `export default ${JSON.stringify({
    output: 'export',
    turbopack: { root: PACKAGES_ROOT },
  })}`,
  'app/layout.jsx':
    'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
  'app/page.jsx': 'export default () => <p>Empty</p>',
}

/**
 * Builds an app of one empty page with the Next of this project: it loads the minimum of any page. It has its own
 * folder in `parent`, which is within the project, where Next finds its packages.
 *
 * @returns the folder of the exported page.
 */
export const buildEmptyPage = async (parent: string): Promise<string> => {
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'empty-page-'))
  await mkdir(join(folder, 'app'))
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text)
  await new Promise<void>((built, failed) => {
    const child = spawn(process.execPath, [NEXT, 'build'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.on('error', failed)
    child.on('exit', (code) =>
      code === 0 ? built() : failed(new Error(`The empty page could not be built (${code}).`)),
    )
  })
  return join(folder, 'out')
}
