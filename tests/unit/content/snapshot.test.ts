import fs from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { snapshotFiles } from '#src/content/files.ts'
import { openSnapshot, readSnapshot } from '#src/content/read.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { writeSnapshot } from '#src/content/write.ts'
import { sha256 } from '#src/lib/hash.ts'
import { sampleSnapshot, tag } from './sample.ts'

let root: string
let dir: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mira-snapshot-'))
  dir = join(root, 'content')
})
afterEach(() => rm(root, { recursive: true }))

const write = (snapshot: Snapshot) =>
  writeSnapshot({ dir, snapshot, mediaPath: ({ name }) => join(root, name) })

/** The text of each file of a snapshot but the manifest. */
const textsOf = (snapshot: Snapshot) =>
  new Map([...snapshotFiles(snapshot)].map(({ name, text }) => [name, text()]))

async function mediaFile(name: string, text: string): Promise<Snapshot['media']> {
  await writeFile(join(root, name), text)
  const bytes = Buffer.byteLength(text)
  return {
    [name]: { name, mime: 'image/svg+xml', width: 1, height: 1, bytes, sha256: sha256(text) },
  }
}

test('reads back what it wrote', async () => {
  const media = await mediaFile('logo.svg', '<svg/>')
  const snapshot = sampleSnapshot({ tags: [tag('aaaaaaaaaa'), tag('bbbbbbbbbb')] }, media)
  expect(await write(snapshot)).toBe('changed')
  expect(await readSnapshot(dir)).toEqual(snapshot)
  expect(await readFile(join(dir, 'media/logo.svg'), 'utf8')).toBe('<svg/>')
})

test('gives equal snapshots equal bytes, whatever the order of entries and keys', () => {
  const [a, b] = [tag('aaaaaaaaaa'), tag('bbbbbbbbbb')]
  const turned = Object.fromEntries(Object.entries(a).reverse())
  expect(textsOf(sampleSnapshot({ tags: [b, turned] }))).toEqual(
    textsOf(sampleSnapshot({ tags: [a, b] })),
  )
})

test('writes one file per type and locale, and one for a type that is not translated', () => {
  const names = [...textsOf(sampleSnapshot()).keys()]
  expect(names).toContain('tags.en.json')
  expect(names).toContain('tags.ar.json')
  expect(names).toContain('redirects.json')
  expect(names).not.toContain('redirects.en.json')
})

test('names the hash of every other file in the manifest', async () => {
  await write(sampleSnapshot())
  const files = textsOf(sampleSnapshot())
  const manifest = JSON.parse(await readFile(join(dir, 'manifest.json'), 'utf8'))
  expect(Object.keys(manifest.files).sort()).toEqual([...files.keys()].sort())
  expect(manifest.files['tags.en.json']).toBe(sha256(files.get('tags.en.json') ?? ''))
})

test('leaves a folder alone that holds the same bytes', async () => {
  await write(sampleSnapshot())
  const before = await stat(dir)
  expect(await write(sampleSnapshot())).toBe('unchanged')
  expect((await stat(dir)).ino).toBe(before.ino)
})

test('writes again when a media file was lost', async () => {
  const snapshot = sampleSnapshot({}, await mediaFile('logo.svg', '<svg/>'))
  await write(snapshot)
  await rm(join(dir, 'media/logo.svg'))
  expect(await write(snapshot)).toBe('changed')
  expect(await readdir(join(dir, 'media'))).toEqual(['logo.svg'])
})

test('removes files and media that the new snapshot does not have', async () => {
  await write(sampleSnapshot({}, await mediaFile('old.svg', '<svg/>')))
  await write(sampleSnapshot({}, await mediaFile('new.svg', '<svg/>')))
  expect(await readdir(join(dir, 'media'))).toEqual(['new.svg'])
})

test.each(['EPERM', 'ENOSYS', 'EACCES', 'EOPNOTSUPP'])(
  'copies files on a disk that refuses links by %s',
  async (code) => {
    const { link } = fs.promises
    const refuse = async () => {
      throw Object.assign(new Error(code), { code, syscall: 'link' })
    }
    const linkWith = (made: typeof link) => {
      fs.promises.link = made
      syncBuiltinESMExports()
    }
    const snapshot = sampleSnapshot({}, await mediaFile('logo.svg', '<svg/>'))
    linkWith(refuse)
    try {
      await write(snapshot)
      await write(sampleSnapshot({ tags: [tag('aaaaaaaaaa')] }, snapshot.media))
    } finally {
      linkWith(link)
    }
    expect((await readSnapshot(dir)).collections.tags.en).toHaveLength(1)
    expect(await readFile(join(dir, 'media/logo.svg'), 'utf8')).toBe('<svg/>')
  },
)

test('keeps the previous snapshot when a media file cannot be had', async () => {
  await write(sampleSnapshot({ tags: [tag('aaaaaaaaaa')] }))
  const broken = sampleSnapshot({}, await mediaFile('gone.svg', '<svg/>'))
  await rm(join(root, 'gone.svg'))
  await expect(write(broken)).rejects.toThrow('ENOENT')
  expect((await readSnapshot(dir)).collections.tags.en).toHaveLength(1)
  expect(await readdir(root)).toEqual(['content'])
})

test('touches no folder that holds something other than a snapshot', async () => {
  await mkdir(dir)
  await writeFile(join(dir, 'manifest.json'), '{"name":"A web app"}')
  await writeFile(join(dir, 'thesis.txt'), 'years of work')
  await expect(write(sampleSnapshot())).rejects.toThrow(/holds other files.*Set CONTENT_DIR/)
  expect(await readdir(dir)).toEqual(['manifest.json', 'thesis.txt'])
})

test('replaces a snapshot that an older version wrote', async () => {
  await mkdir(dir)
  await writeFile(join(dir, 'manifest.json'), '{"version":0,"locales":[],"files":{}}')
  expect(await write(sampleSnapshot())).toBe('changed')
})

test('brings the previous snapshot back after a write killed between its two renames', async () => {
  await write(sampleSnapshot({ tags: [tag('aaaaaaaaaa')] }))
  await rename(dir, join(root, '.content.previous'))
  expect((await readSnapshot(dir)).collections.tags.en).toHaveLength(1)
})

test('names the file that is missing', async () => {
  await write(sampleSnapshot())
  await rm(join(dir, 'tags.ar.json'))
  await expect(readSnapshot(dir)).rejects.toThrow(/tags\.ar\.json can't be read.*npm run pull/)
})

test('names the file that is cut off', async () => {
  await write(sampleSnapshot())
  await writeFile(join(dir, 'tags.ar.json'), '[{')
  await expect(readSnapshot(dir)).rejects.toThrow(/tags\.ar\.json is not JSON/)
})

test('refuses a file that has changed since its hash was taken', async () => {
  await write(sampleSnapshot({ tags: [tag('aaaaaaaaaa')] }))
  const { read } = await openSnapshot(dir)
  await writeFile(join(dir, 'tags.en.json'), JSON.stringify([tag('bbbbbbbbbb')]))
  expect(() => read(['en'])).toThrow(`${join(dir, 'tags.en.json')} has changed`)
  expect(read(['ar']).collections.tags).toHaveProperty('ar')
})

test('leaves out an entry that the site does not understand, and names its field', async () => {
  await write(sampleSnapshot({ tags: [tag('aaaaaaaaaa')] }))
  await writeFile(
    join(dir, 'tags.en.json'),
    JSON.stringify([{ ...tag('aaaaaaaaaa'), title: null }, tag('bbbbbbbbbb')]),
  )
  const { collections, leftOut } = await readSnapshot(dir)
  expect(collections.tags.en).toEqual([tag('bbbbbbbbbb')])
  expect(leftOut).toEqual([
    {
      ...{ type: 'tags', documentId: 'aaaaaaaaaa', locale: 'en' },
      ...{ field: 'title', problem: 'is empty, but required' },
    },
  ])
})

test('does not check a file again in which the check has changed nothing', async () => {
  await write(sampleSnapshot({ tags: [tag('aaaaaaaaaa')] }))
  const first = await openSnapshot(dir)
  expect(first.known().fitting).toEqual([])
  const { collections } = first.read(['en'])
  const known = first.known()
  expect(known.fitting).toContain(`tags ${sha256(await readFile(join(dir, 'tags.en.json')))}`)
  expect((await openSnapshot(dir, known)).read(['en']).collections).toEqual(collections)

  const odd = JSON.stringify([{ ...tag('aaaaaaaaaa'), title: null }])
  await writeFile(join(dir, 'tags.en.json'), odd)
  const fitting = [...known.fitting, `tags ${sha256(odd)}`]
  const unchecked = await openSnapshot(dir, { hashed: {}, fitting })
  expect(unchecked.read(['en'])).not.toHaveProperty('leftOut')
  expect(unchecked.known().fitting).not.toEqual(known.fitting)
})

test('checks a file again of which the check has changed or left out something', async () => {
  await write(sampleSnapshot({ tags: [tag('aaaaaaaaaa')] }))
  for (const odd of [{ more: 1 }, { title: null }]) {
    await writeFile(
      join(dir, 'tags.en.json'),
      JSON.stringify([{ ...tag('aaaaaaaaaa'), ...odd }, tag('bbbbbbbbbb')]),
    )
    const snapshot = await openSnapshot(dir)
    const { collections, leftOut } = snapshot.read(['en'])
    expect(snapshot.known().fitting.filter((key) => key.startsWith('tags '))).toEqual([])
    const again = (await openSnapshot(dir, snapshot.known())).read(['en'])
    expect(again.collections.tags).toEqual(collections.tags)
    expect(again.leftOut).toEqual(leftOut)
  }
})

test('names file and field of a single type that the site does not understand', async () => {
  await write(sampleSnapshot())
  await writeFile(join(dir, 'initial.en.json'), JSON.stringify({ documentId: 'x', siteName: '' }))
  await expect(readSnapshot(dir)).rejects.toThrow(/initial\.en\.json: siteName is not what/)
})
