import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withFileLock } from '#scripts/lib/file-lock.ts'

let folder: string
let lock: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-lock-'))
  lock = join(folder, 'lock')
})

afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

test('the lock names its holder while the work lasts, and nothing is left of it', async () => {
  expect(await withFileLock(lock, () => readFile(lock, 'utf8'))).toBe(String(process.pid))
  expect(await readdir(folder)).toEqual([])
})

test.each([
  ['that is empty', ''],
  ['of a process that is gone', '4194305'],
])('a lock %s is nobody’s', async (_whose, text) => {
  await writeFile(lock, text)
  expect(await withFileLock(lock, async () => 'done')).toBe('done')
})

test('a lock of a living process is waited for, and whose it is is said once', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  await writeFile(lock, String(process.pid))
  const held = vi.fn(async () => existsSync(lock))
  const waiting = withFileLock(lock, held)
  await vi.waitFor(() => expect(said).toHaveBeenCalled())
  expect(held).not.toHaveBeenCalled()
  await rm(lock)
  expect(await waiting).toBe(true)
  expect(said.mock.calls.join()).toContain(
    `Waiting for process ${process.pid}, which holds ${lock}`,
  )
  expect(said).toHaveBeenCalledTimes(1)
})
