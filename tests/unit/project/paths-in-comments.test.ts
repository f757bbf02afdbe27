import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FILES = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.cjs', '*.mjs', '*.css'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/g

/** A path from the top of the project, with an ending: what is made by a build or a run is in none of these folders. */
const PATH =
  /(?<![\w./#@-])(?:src|scripts|functions|tests|docs|cms\/src|cms\/config)\/[\w./-]*\.(?:tsx?|cjs|mjs|md|json|css)\b/g

test('the files that comments name exist', () => {
  const missing = FILES.flatMap((file) => {
    const comments = readFileSync(file, 'utf8').match(COMMENT) ?? []
    return comments
      .flatMap((comment) => comment.match(PATH) ?? [])
      .filter(
        (path) => !existsSync(path) && !(file.startsWith('cms/') && existsSync(`cms/${path}`)),
      )
      .map((path) => `${file} names ${path}`)
  })
  expect(missing).toEqual([])
})
