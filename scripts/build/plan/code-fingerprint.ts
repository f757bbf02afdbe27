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
 * What of it a kept text depends on, beside its model: what `src/components/ui/rich-text-html.ts` and
 * `src/app/kept-texts.ts` load. Most changes of the code leave it as it is.
 */
const OF_TEXTS = [
  'src/app/kept-texts.ts',
  ...['src/components/markdown/', 'src/components/typography/', 'src/components/ui/'],
  ...['src/lib/', 'src/site/'],
  'scripts/build/next/next-config.ts',
  ...['next.config.ts', 'tsconfig.json', 'package-lock.json'],
]

/** Icons are made of it again each time, and pages have their addresses only. */
const EXCEPT = ['src/site/theme/icon.svg']

/** The paths of the files of a project, from its folder, that affect a rendered page, in a fixed order. */
export const codeFiles = async (root: string): Promise<string[]> => {
  const files: string[] = []
  for await (const entry of glob(INPUTS, { cwd: root, withFileTypes: true })) {
    const file = relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
    if (entry.isFile() && !EXCEPT.includes(file)) files.push(file)
  }
  return files.toSorted()
}

/** Whether kept texts depend on one of these files. */
export const isCodeOfTexts = (file: string): boolean => OF_TEXTS.some((it) => file.startsWith(it))

/**
 * The hashes of the code that renders pages, and of the code of kept texts: 64 hex digits. Equal code has equal hashes
 * on every machine.
 *
 * @param root the folder of the project.
 * @param variables what else the code reads while it renders.
 */
export const codeFingerprints = async (
  root: string,
  variables: Record<string, string>,
): Promise<{ code: string; texts: string }> => {
  const start = () => createHash('sha256').update(JSON.stringify(variables))
  const [code, texts] = [start(), start()]
  for (const file of await codeFiles(root)) {
    const bytes = await readFile(join(root, file))
    for (const hash of isCodeOfTexts(file) ? [code, texts] : [code]) {
      hash.update(`\0${file}\0`).update(bytes)
    }
  }
  return { code: code.digest('hex'), texts: texts.digest('hex') }
}
