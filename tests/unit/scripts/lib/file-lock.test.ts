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

test('while the work lasts its process is named, and afterwards an empty file is left', async () => {
  expect(await withFileLock(lock, () => readFile(`${lock}.pid`, 'utf8'))).toBe(String(process.pid))
  expect(await readdir(folder)).toEqual(['lock'])
  expect(await readFile(lock, 'utf8')).toBe('')
})

test.each([
  ['that is empty', ''],
  ['that holds something else', '4194305'],
  ['beside which a killed holder is named', '', '4194305'],
])('a lock file %s is nobody’s', async (_which, text, holder = '') => {
  await writeFile(lock, text)
  await writeFile(`${lock}.pid`, holder)
  expect(await withFileLock(lock, async () => 'done')).toBe('done')
})

test('a lock that another one holds is waited for, and which process holds it is said once', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const order: string[] = []
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const holding = withFileLock(lock, async () => {
    order.push('first')
    await ended
    order.push('end of the first')
  })
  const waiting = withFileLock(lock, async () => order.push('second'))
  await vi.waitFor(() => expect(said).toHaveBeenCalled())
  end()
  await Promise.all([holding, waiting])
  expect(order).toEqual(['first', 'end of the first', 'second'])
  expect(said.mock.calls).toEqual([[`Waiting for process ${process.pid}, which holds ${lock}.`]])
})

test('work that fails gives the lock back', async () => {
  const failing = withFileLock(lock, () => Promise.reject(new Error('failed')))
  await expect(failing).rejects.toThrow('failed')
  expect(await withFileLock(lock, async () => 'done')).toBe('done')
})

test('a lock in a folder that is not there is an error that names its file', async () => {
  const nowhere = join(folder, 'nowhere', 'lock')
  await expect(withFileLock(nowhere, async () => 'done')).rejects.toThrow(
    `${nowhere} cannot be locked: unable to open database file. Check that its folder exists`,
  )
})
