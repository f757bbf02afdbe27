import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readSnapshot } from '#src/content/read.ts'
import { writeSnapshot } from '#src/content/write.ts'
import { writeWhole } from '#src/lib/json-file.ts'
import { sampleSnapshot, tag } from './sample.ts'

/** How many bytes the disk still takes. A full one takes the name of a new file, and then no byte of it. */
const disk = vi.hoisted(() => ({ room: Number.POSITIVE_INFINITY }))

vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>()
  const writeFile = async (file: string, text: string) => {
    disk.room -= text.length
    if (disk.room >= 0) return fs.writeFile(file, text)
    await fs.writeFile(file, '')
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  }
  return { ...fs, writeFile }
})

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mira-full-'))
  disk.room = Number.POSITIVE_INFINITY
})
afterEach(() => rm(root, { recursive: true }))

describe('on a full disk', () => {
  test.each([0, 100, 1_000, 3_000])(
    'a snapshot stays as it was, and nothing is left beside it: room for %i bytes',
    async (room) => {
      const dir = join(root, 'content')
      const write = (...tags: string[]) =>
        writeSnapshot({
          ...{ dir, mediaPath: ({ name }) => join(root, name) },
          snapshot: sampleSnapshot({ tags: tags.map((id) => tag(id)) }),
        })
      await write('aaaaaaaaaa')
      const before = await readSnapshot(dir)
      disk.room = room
      const all = Array.from({ length: 40 }, (_, index) => `bbbbbbbbb${index}`.slice(-10))
      await expect(write(...all)).rejects.toThrow('ENOSPC')
      expect(await readSnapshot(dir)).toEqual(before)
      expect(await readdir(root)).toEqual(['content'])
    },
  )

  test('a file of state is as it was, and nothing is left beside it', async () => {
    const file = join(root, 'state.json')
    await writeWhole(file, 'before')
    disk.room = 0
    await expect(writeWhole(file, 'after')).rejects.toThrow('ENOSPC')
    expect(await readFile(file, 'utf8')).toBe('before')
    expect(await readdir(root)).toEqual(['state.json'])
  })
})
