import { cp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { compileCode, isCompiled } from '#scripts/build/next/run-next.ts'
import { codeFingerprints } from '#scripts/build/plan/code-fingerprint.ts'
import { withFileLock } from '#scripts/lib/file-lock.ts'

/** The project itself, which compiles its code for all its copies. */
const ROOT = resolve('.')

/** What Next keeps for its next compile, and for its dev server. */
const NOT_COPIED = ['cache', 'dev']

/**
 * Gives a copy of the project what Next has compiled of this very code, so that tests that leave the code as it is
 * compile it once between them. A copy whose code differs compiles its own.
 *
 * @param root of the copy.
 * @param from the folder of the same code, which keeps it compiled for others.
 */
export const copyCompiled = (root: string, from = ROOT): Promise<void> =>
  withFileLock(join(from, '.next.lock'), async () => {
    const fingerprintOf = async (folder: string) =>
      (await codeFingerprints(folder, { node: process.version })).code
    const fingerprint = await fingerprintOf(from)
    if (fingerprint !== (await fingerprintOf(root))) {
      throw new Error(
        `The code in ${root} differs from that in ${from}, so that it would be compiled again.`,
      )
    }
    const code = { root: from, cacheDir: join(from, '.cache'), codeFingerprint: fingerprint }
    if (!(await isCompiled(code))) await compileCode(code)
    await rm(join(root, '.next'), { recursive: true, force: true })
    const notCopied = NOT_COPIED.map((name) => join(from, '.next', name))
    await cp(join(from, '.next'), join(root, '.next'), {
      recursive: true,
      filter: (path) => !notCopied.includes(path),
    })
  })
