import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OwnProcess, startOwn, stopOn } from '#scripts/lib/own-process.ts'
import { type NextVariables, nextVariables } from '#src/environment/next-variables.ts'
import { parseJson } from '#src/lib/json-file.ts'
import { restoreAsCompiled } from './as-compiled.ts'
import { exportRecordSchema } from './export-record.ts'
import { type Code, handedFolders, inNext, nextBuildId, serverPages } from './next-folders.ts'
import { NODE_FLAGS } from './settings.ts'

const CHILD = join(import.meta.dirname, 'export-pages.ts')
const PRELOADED = ['record-export.cjs', 'grow-slowly.cjs'].map((name) =>
  join(import.meta.dirname, name),
)

const recordFile = (root: string): string => inNext(root, 'mira-export.json')

/** Variables with which Next writes down what the direct renderer needs, and its processes stay small. */
export const rendering = ({ root }: Code): Partial<NextVariables> => ({
  EXPORT_RECORD: recordFile(root),
  NODE_OPTIONS: [
    nextVariables(process.env).NODE_OPTIONS,
    ...PRELOADED.map((file) => `--require ${JSON.stringify(file)}`),
  ]
    .filter(Boolean)
    .join(' '),
})

/** Renders pages with the worker of Next's export alone: to start the rest of `next build` takes as long as three pages. */
export type DirectRenderer = {
  /**
   * Starts the worker, so that it is ready when it is known what to render: it has Next's code to load. It starts before
   * this returns, since a plan that follows lets nothing else happen.
   */
  start: () => void
  /**
   * Renders pages as `generate` would.
   *
   * @param signal ends the worker.
   * @returns whether all are rendered. If not, `generate` renders them, and says why where it cannot either.
   */
  render: (routes: string[], signal?: AbortSignal) => Promise<boolean>
  /** Ends a worker that has nothing to render. */
  stop: () => Promise<void>
}

export const directRenderer = (code: Code): DirectRenderer => {
  let waiting: OwnProcess | undefined
  return {
    start: () => {
      waiting ??= startWorker(code)
    },
    render: async (routes, signal) => {
      const worker = waiting ?? startWorker(code)
      waiting = undefined
      if (!worker) return false
      stopOn(signal, worker)
      // Of a worker that has ended, the exit code says so.
      worker.child.send(routes, () => {})
      const { code: exit } = await worker.ended
      const rendered = (route: string) => existsSync(join(serverPages(code), `${route}.html`))
      return exit === 0 && routes.every(rendered)
    },
    stop: async () => {
      await waiting?.stop()
      waiting = undefined
    },
  }
}

/** @returns undefined if Next has left no record of how it renders pages of this code. */
const startWorker = (code: Code): OwnProcess | undefined => {
  const { root, codeFingerprint } = code
  const file = recordFile(root)
  const record = existsSync(file)
    ? parseJson(readFileSync(file, 'utf8'), exportRecordSchema)
    : undefined
  if (record?.settings.dir !== root || record.settings.buildId !== nextBuildId(codeFingerprint)) {
    return undefined
  }
  restoreAsCompiled(root)
  return startOwn([...NODE_FLAGS, CHILD, file], {
    cwd: root,
    env: {
      ...process.env,
      ...record.variables,
      NODE_ENV: 'production',
      ...handedFolders(code),
    },
    stdio: ['ignore', 'ignore', 'ignore'],
  })
}
