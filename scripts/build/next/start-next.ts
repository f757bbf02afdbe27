import { createRequire } from 'node:module'
import { type OwnProcess, type OwnProcessOptions, startOwn } from '#scripts/lib/own-process.ts'
import type { NextVariables } from '#src/environment/next-variables.ts'

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next')

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
