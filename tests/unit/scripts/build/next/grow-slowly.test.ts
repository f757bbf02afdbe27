import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { rendering } from '#scripts/build/next/render-directly.ts'

const run = promisify(execFile)

it("is preloaded into Next's processes, and V8 knows its option", async () => {
  const variables = rendering({ root: resolve(), cacheDir: '', codeFingerprint: '' })
  const { stdout, stderr } = await run(
    process.execPath,
    ['-p', 'JSON.stringify(Object.keys(require("node:module")._cache))'],
    { env: { ...process.env, ...variables } },
  )
  expect(JSON.parse(stdout)).toContain(resolve('scripts/build/next/grow-slowly.cjs'))
  // V8 names an option that it does not know, and goes on.
  expect(stderr).toBe('')
})
