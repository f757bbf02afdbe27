import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { writeFailure } from '#scripts/build/report.ts'
import { runCommand } from '#scripts/lib/command.ts'
import { fullDisk, readOnly } from '#scripts/lib/disk-errors.ts'

const refused = (path: string) =>
  Object.assign(new Error(`ENOSPC: no space left on device, write '${path}'`), {
    code: 'ENOSPC',
    path,
  })
const SENTENCE =
  'The disk is full: /out/index.html could not be written. Make room, then run the command again; what is there is whole.'

test.each([
  ['the error of a write', refused('/out/index.html')],
  [
    'its consequence',
    new Error('The site could not be written.', { cause: refused('/out/index.html') }),
  ],
])('a full disk is told in one sentence, known by %s', (_what, error) => {
  expect(fullDisk(error)).toBe(SENTENCE)
})

test.each([
  'Next could not render the pages. It said:\nError: ENOSPC: no space left on device, write',
  'insert into `files` - SQLITE_FULL: database or disk is full',
])('also by what a process said that failed: %s', (message) => {
  expect(fullDisk(new Error(message))).toMatch(/^The disk is full\. Make room, /)
})

test('nothing else is taken for one', () => {
  expect(fullDisk(Object.assign(new Error('EACCES'), { code: 'EACCES' }))).toBeUndefined()
  expect(fullDisk('ENOSPC')).toBeUndefined()
})

test('a command says the sentence alone, and has failed', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const before = process.exitCode
  await runCommand(async () => {
    throw refused('/out/index.html')
  })
  expect(process.exitCode).toBe(1)
  process.exitCode = before
  expect(said.mock.calls).toEqual([[`\n${SENTENCE}`]])
  said.mockRestore()
})

test('why a build failed is left for editors in the same words', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mira-failure-'))
  await writeFailure(folder, refused('/out/index.html'))
  const [name = ''] = await readdir(folder)
  expect(JSON.parse(await readFile(join(folder, name), 'utf8'))).toEqual({ message: SENTENCE })
  await rm(folder, { recursive: true })
})

test.each(['EROFS', 'EACCES', 'EPERM'])('%s of a file is said in one sentence', (code) => {
  const error = Object.assign(new Error(code), { code, path: '/project/.next.lock' })
  expect(readOnly(new Error('The site could not be written.', { cause: error }))).toBe(
    `/project/.next.lock may not be read or written (${code}). Builds write into the folder of the project: let this user write there, or run the command in a copy.`,
  )
})

test('what concerns no file has its own words', () => {
  expect(readOnly(Object.assign(new Error('kill EPERM'), { code: 'EPERM' }))).toBeUndefined()
  expect(readOnly('EROFS')).toBeUndefined()
})
