import { cp } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { compileCode, isCompiled } from '#scripts/build/next/run-next.ts'
import { codeFingerprint } from '#scripts/build/plan/code-fingerprint.ts'
import { withFileLock } from '#scripts/lib/file-lock.ts'

const ROOT = resolve('.')

/** What Next keeps for its next compile, and for its dev server. */
const NOT_COPIED = ['cache', 'dev'].map((name) => join(ROOT, '.next', name))

/**
 * Gives a copy of the project what Next has compiled of this very code, so that tests that leave the code as it is
 * compile it once between them. A copy whose code differs compiles its own.
 */
export const copyCompiled = (root: string): Promise<void> =>
  withFileLock(join(ROOT, '.next.lock'), async () => {
    const fingerprint = await codeFingerprint(ROOT, { node: process.version })
    if (fingerprint !== (await codeFingerprint(root, { node: process.version }))) {
      throw new Error(
        `The code in ${root} differs from the project's, so that it would be compiled again.`,
      )
    }
    const code = { root: ROOT, cacheDir: join(ROOT, '.cache'), codeFingerprint: fingerprint }
    if (!(await isCompiled(code))) await compileCode(code)
    await cp(join(ROOT, '.next'), join(root, '.next'), {
      recursive: true,
      filter: (path) => !NOT_COPIED.includes(path),
    })
  })
