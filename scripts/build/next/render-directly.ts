import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startOwn, stopOn } from '#scripts/lib/own-process.ts'
import { type NextVariables, nextVariables } from '#src/environment/next-variables.ts'
import { readJson } from '#src/lib/json-file.ts'
import { exportRecordSchema } from './export-record.ts'
import { type Code, inNext, modelsDirOf, nextBuildId, serverPages } from './next-folders.ts'
import { NODE_FLAGS } from './settings.ts'

const CHILD = join(import.meta.dirname, 'export-pages.ts')
const PRELOADED = ['record-export.cjs', 'grow-slowly.cjs'].map((name) =>
  join(import.meta.dirname, name),
)

const recordFile = (root: string): string => inNext(root, 'mira-export.json')

/** Variables with which Next writes down what `renderDirectly` needs, and its processes stay small. */
export const rendering = ({ root }: Code): Partial<NextVariables> => ({
  EXPORT_RECORD: recordFile(root),
  NODE_OPTIONS: [
    nextVariables(process.env).NODE_OPTIONS,
    ...PRELOADED.map((file) => `--require ${JSON.stringify(file)}`),
  ]
    .filter(Boolean)
    .join(' '),
})

/**
 * Renders pages with the worker of Next's export alone, as `generate` would: to start the rest of `next build` costs
 * three times as much as to render a page.
 *
 * @param signal ends the worker.
 * @returns whether all are rendered. If not, `generate` renders them, and says why where it cannot either.
 */
export const renderDirectly = async (
  code: Code,
  routes: string[],
  signal?: AbortSignal,
): Promise<boolean> => {
  const { root, codeFingerprint } = code
  const file = recordFile(root)
  const record = await readJson(file, exportRecordSchema)
  if (record?.settings.dir !== root || record.settings.buildId !== nextBuildId(codeFingerprint)) {
    return false
  }
  const worker = startOwn([...NODE_FLAGS, CHILD, file, ...routes], {
    cwd: root,
    env: {
      ...process.env,
      ...record.variables,
      NODE_ENV: 'production',
      MODELS_DIR: modelsDirOf(code),
    },
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  stopOn(signal, worker)
  const { code: exit } = await worker.ended
  const rendered = (route: string) => existsSync(join(serverPages(code), `${route}.html`))
  return exit === 0 && routes.every(rendered)
}
