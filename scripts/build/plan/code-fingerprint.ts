import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/**
 * Everything except the content that affects what is kept from build to build: rendered pages and sections of the
 * output. What is not listed does not affect them: tests, documentation, the CMS project, the functions, and the other
 * scripts, whose output is made again each time.
 */
const INPUTS = [
  'src/**/*',
  'scripts/build/{plan,next,output,store,theme}/**/*',
  'next.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/**
 * What a kept text depends on, beside its model: what `src/components/ui/rich-text-html.ts` and `src/app/kept-texts.ts`
 * load. Most changes of the code leave it as it is.
 */
const TEXT_INPUTS = [
  'src/app/kept-texts.ts',
  'src/components/{markdown,typography,ui}/**/*',
  'src/lib/**/*',
  'src/site/**/*',
  'scripts/build/next/next-config.ts',
  'next.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

/** Icons are made of it again each time, and pages have their addresses only. */
const EXCEPT = ['src/site/theme/icon.svg']

/** The paths of the files of a project, from its folder, that affect a rendered page, in a fixed order. */
export const codeFiles = (root: string): Promise<string[]> => filesOf(root, INPUTS)

/** Those of them that affect the HTML of Markdown texts. */
export const textCodeFiles = (root: string): Promise<string[]> => filesOf(root, TEXT_INPUTS)

const filesOf = async (root: string, inputs: string[]): Promise<string[]> => {
  const files: string[] = []
  for await (const entry of glob(inputs, { cwd: root, withFileTypes: true })) {
    const file = relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
    if (entry.isFile() && !EXCEPT.includes(file)) files.push(file)
  }
  return files.toSorted()
}

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
): Promise<string> => fingerprint(root, await codeFiles(root), variables)

/** The same of the code that makes HTML of Markdown texts. */
export const textFingerprint = async (
  root: string,
  variables: Record<string, string>,
): Promise<string> => fingerprint(root, await textCodeFiles(root), variables)

const fingerprint = async (
  root: string,
  files: string[],
  variables: Record<string, string>,
): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify(variables))
  for (const file of files) {
    hash.update(`\0${file}\0`).update(await readFile(join(root, file)))
  }
  return hash.digest('hex')
}
