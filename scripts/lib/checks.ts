import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A check that failed; its output is printed above. */
class CheckError extends Error {
  override name = 'CheckError'
}

/**
 * Checks format and lint, types, and what nothing uses. The types need the packages of the CMS (`prepare`).
 *
 * @throws CheckError
 */
export const runChecks = async (): Promise<void> => {
  await check('Format and lint', bin('biome'), ['check', '--error-on-warnings', '.'])
  await Promise.all([
    check('Types', bin('tsc'), ['--noEmit']),
    check('Unused code and packages', bin('knip'), ['--no-progress']),
  ])
}

/**
 * Runs a command that fails if something is wrong.
 *
 * @throws CheckError
 */
export const check = async (name: string, command: string, args: string[]): Promise<void> => {
  const [status] = await once(spawn(command, args, { cwd: root, stdio: 'inherit' }), 'exit')
  if (status !== 0) throw new CheckError(`${name} failed: see above.`)
  console.log(`${name}: fine`)
}

const bin = (name: string): string => join(root, 'node_modules/.bin', name)
