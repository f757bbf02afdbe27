import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectSamePublished, readPublished } from '#tests/build/oracle/published.ts'

const LONG = 'x'.repeat(5_000)

let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'published-'))
})

afterAll(() => rm(root, { recursive: true }))

const publish = async (name: string, files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, name, path)
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, text)
  }
  return readPublished(join(root, name))
}

it('folders that publish the same at another time are the same', async () => {
  const builtAt = (time: string) => ({
    'index.html': LONG,
    'builds/latest.json': `{"id":"1","timestamp":"${time}"}`,
  })
  await expectSamePublished(await publish('a', builtAt('1')), await publish('b', builtAt('2')))
})

it('of what differs, both versions are kept and the first place is shown', async () => {
  const published = await publish('c', { 'ar/a.html': `${LONG}one${LONG}`, 'more.html': '' })
  const expected = await publish('d', { 'ar/a.html': `${LONG}two${LONG}`, 'lost.png': '' })
  const folder = join(root, 'differing')
  const failed = await expectSamePublished(published, expected, folder).catch((error) => error)
  expect(failed.message).toContain(`3 published files differ; texts are kept in ${folder}.`)
  expect(failed.message).toContain('lost.png is missing.')
  expect(failed.message).toContain('more.html should not be there.')
  expect(failed.message).toContain(
    `ar/a.html, at character 5000:\n  published: "${'x'.repeat(100)}one${'x'.repeat(97)}"\n  expected:  "${'x'.repeat(100)}two`,
  )
  const kept = (of: string) => readFile(join(folder, of, 'ar/a.html'), 'utf8')
  expect(await kept('published')).toBe(`${LONG}one${LONG}`)
  expect(await kept('expected')).toBe(`${LONG}two${LONG}`)
})
