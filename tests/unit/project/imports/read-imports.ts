import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'

/** One import or re-export. Paths are relative to the project, with slashes. */
export type Import = {
  file: string
  line: number
  /** A file of the project, or the name of a package or of a part of Node. */
  to: string
  /** Whether `to` is a file of the project. */
  inProject: boolean
  /** Whether it is gone when the code runs. */
  typeOnly: boolean
}

const CODE = '{src,scripts,functions,tests,cms/config,cms/demo,cms/src}/**/*.{ts,tsx,js,mjs,cjs}'

/** What the build makes of the theme is in no folder of the project. */
const MADE = '#theme/'

/** All imports of the project's code, those of its types and those at run time among them. */
export function readImports(root: string): Import[] {
  return [...globSync(CODE, { cwd: root }), ...globSync('*.ts', { cwd: root })]
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')))
}

/** The imports of one file. `#` stands for the project's folder, as in package.json. */
export function importsOf(file: string, code: string): Import[] {
  const { module, errors } = parseSync(file, code)
  if (errors[0]) throw new SyntaxError(`${file} cannot be read: ${errors[0].message}`)
  const { staticImports, staticExports, dynamicImports } = module
  const found = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      ...moduleRequest,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ ...moduleRequest, typeOnly: isType }] : [],
      ),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const literal = /^(['"])(.*)\1$/.exec(code.slice(start, end))
      return literal?.[2] ? [{ value: literal[2], start, typeOnly: false }] : []
    }),
  ]
  return found.map(({ value, start, typeOnly }) => ({
    file,
    line: code.slice(0, start).split('\n').length,
    to: targetOf(file, value),
    inProject: /^[#.]/.test(value) && !value.includes('node_modules/') && !value.startsWith(MADE),
    typeOnly,
  }))
}

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? posix.join(dirname(file), specifier) : specifier
}
