import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createImages } from '#scripts/preview/images.ts'
import { claimingPng, svg } from '#tests/unit/files/made-files.ts'

let folder: string
let outDir: string
let keptDir: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-images-'))
  outDir = join(folder, 'out')
  keptDir = join(folder, 'kept')
  await mkdir(join(outDir, 'media'), { recursive: true })
  await writeFile(join(outDir, 'media/a.png'), await square('red'))
})
afterEach(() => rm(folder, { recursive: true }))

const square = (background: string) =>
  sharp({ create: { width: 80, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

const ask = async (query: string, headers: Record<string, string> = {}) => {
  const images = await createImages({ outDir, keptDir })
  const request = new Request(`http://site.example/.netlify/images?${query}`, { headers })
  const response = await images(request)
  if (!response) throw new Error('not an image request')
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()), response }
}

const sizeOf = async (bytes: Buffer) => {
  const { width, height } = await sharp(bytes).metadata()
  return [width, height]
}

describe('the image service', () => {
  it.each([
    ['w=20', [20, 10]],
    ['h=10', [20, 10]],
    ['w=20&h=20', [20, 10]],
    ['w=20&h=20&fit=cover&position=left', [20, 20]],
    ['w=20&h=20&fit=fill', [20, 20]],
    ['w=500', [80, 40]],
  ])('makes %s of a picture of 80 by 40', async (query, size) => {
    expect(await sizeOf((await ask(`url=/media/a.png&fm=webp&${query}`)).bytes)).toEqual(size)
  })

  it.each([
    ['fm=avif', '', 'image/avif'],
    ['fm=jpg', 'image/avif', 'image/jpeg'],
    ['', 'image/avif,image/webp', 'image/avif'],
    ['', 'image/webp', 'image/webp'],
    ['', '*/*', 'image/jpeg'],
  ])('answers "%s" to a browser that accepts "%s" with %s', async (query, accept, type) => {
    const { response } = await ask(`url=/media/a.png&${query}`, { accept })
    expect(response.headers.get('content-type')).toBe(type)
  })

  it.each([
    ['w=20', 400],
    ['url=/media/a.png&w=0', 400],
    ['url=/media/a.png&fm=bmp', 400],
    ['url=https://elsewhere.example/a.png', 403],
    ['url=/media/none.png', 404],
    ['url=/../secret.png', 404],
    ['url=/%25', 404],
  ])('refuses %s with %i', async (query, status) => {
    expect((await ask(query)).status).toBe(status)
  })

  it('is for nothing else', async () => {
    const images = await createImages({ outDir, keptDir })
    expect(await images(new Request('http://site.example/media/a.png'))).toBeUndefined()
  })
})

describe('what was made', () => {
  const QUERY = 'url=/media/a.png&w=20&fm=webp'

  it('is kept for the next time', async () => {
    await ask(QUERY)
    const [name = ''] = await readdir(keptDir)
    await writeFile(join(keptDir, name), 'kept')
    expect((await ask(QUERY)).bytes.toString()).toBe('kept')
  })

  it('is made anew for another picture under the same address', async () => {
    const { bytes: red } = await ask(QUERY)
    await writeFile(join(outDir, 'media/a.png'), await square('blue'))
    expect((await ask(QUERY)).bytes.equals(red)).toBe(false)
  })

  it('goes, the oldest first, when it is too much', async () => {
    for (const width of [20, 30]) await ask(`url=/media/a.png&w=${width}&fm=webp`)
    const names = await readdir(keptDir)
    const [oldest = '', newest = ''] = names
    await utimes(join(keptDir, oldest), 1, 1)
    const { size } = await stat(join(keptDir, newest))
    await createImages({ outDir, keptDir, maxBytes: size })
    expect(await readdir(keptDir)).toEqual([newest])
    expect((await readFile(join(keptDir, newest))).length).toBe(size)
  })
})

describe('a file that is no picture to be resized', () => {
  it.each<[string, () => Promise<Buffer> | Buffer | string, number]>([
    ['a drawing', () => svg('<rect width="8" height="8"/>'), 415],
    ['a web page', () => '<!doctype html><script>alert(1)</script>', 415],
    ['a picture of 30,000 by 30,000', () => claimingPng(30_000, 30_000), 422],
    ['half a picture', async () => (await square('red')).subarray(0, 60), 422],
  ])('%s is refused, and the next picture is made', async (_what, make, status) => {
    await writeFile(join(outDir, 'media/evil.png'), await make())
    const { response, bytes } = await ask('url=/media/evil.png&w=20&fm=webp')
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('text/plain')
    expect(bytes.toString()).toContain('/media/evil.png')
    expect((await ask('url=/media/a.png&w=20&fm=webp')).status).toBe(200)
  })
})
