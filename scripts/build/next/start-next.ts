import { createRequire } from 'node:module'
import { type OwnProcess, type OwnProcessOptions, startOwn } from '#scripts/lib/own-process.ts'

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next')

/** What `next.config.ts` and the pages read from the environment (`next-config.ts`, `src/app/model-folder.ts`). */
export type NextVariables = {
  /** The folder of the pages' models. */
  MODELS_DIR: string
  /** The build id that all pages of one version of the code share. */
  NEXT_BUILD_ID?: string
  /** Where `record-export.cjs` writes down what Next gives to its export. */
  EXPORT_RECORD?: string
  /** Names what is preloaded into Next's processes (`render-directly.ts`). */
  NODE_OPTIONS?: string
  /** How long the allocator of the compiler keeps freed memory, in milliseconds. */
  MIMALLOC_PURGE_DELAY?: string
  /** Set for a plain build, without this project's loader. */
  PLAIN_NEXT?: string
  /** For the dev server: the first language, the others, and where media are served. */
  DEFAULT_LOCALE?: string
  OTHER_LOCALES?: string
  MEDIA_ORIGIN?: string
}

type StartOptions = {
  /** The folder of the project. */
  root: string
  variables: NextVariables
  stdio: OwnProcessOptions['stdio']
  nodeFlags?: string[]
  /** Without it, Next's command decides. */
  mode?: 'production'
}

/** Runs a command of Next, such as `['build']`. It ends with this process, so it never writes into a later build. */
export const startNext = (
  command: string[],
  { root, variables, stdio, nodeFlags = [], mode }: StartOptions,
): OwnProcess =>
  startOwn([...nodeFlags, NEXT, ...command], {
    cwd: root,
    env: {
      ...process.env,
      ...(mode && { NODE_ENV: mode }),
      NEXT_TELEMETRY_DISABLED: '1',
      ...variables,
    },
    stdio,
  })
