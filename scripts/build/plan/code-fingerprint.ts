import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'

/**
 * Everything except the content that affects a rendered page. What is not listed does not affect it: tests,
 * documentation, the CMS project, the functions, and the other scripts, whose output is made again each time.
 */
const INPUTS = [
  'src/**/*',
  'scripts/build/{plan,next,store,theme}/**/*',
  'next.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** Icons are made of it again each time, and pages have their addresses only. */
const EXCEPT = ['src/site/theme/icon.svg']

/**
 * The hash of the code that renders pages: 64 hex digits. Equal code has equal hashes on every
 * machine.
 *
 * @param root the folder of the project.
 * @param variables what else the code reads while it renders.
 */
export const codeFingerprint = async (
  root: string,
  variables: Record<string, string>,
): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify(variables))
  const files: string[] = []
  for await (const entry of glob(INPUTS, { cwd: root, withFileTypes: true })) {
    const file = `${entry.parentPath}/${entry.name}`
    if (entry.isFile() && !EXCEPT.some((name) => file.endsWith(name))) files.push(file)
  }
  for (const file of files.toSorted()) {
    hash.update(`\0${file.slice(root.length)}\0`).update(await readFile(file))
  }
  return hash.digest('hex')
}
