import { beforeAll, describe, expect, inject, test } from 'vitest'
import { claimingPng, longGif, mp4, pdf, pictures, svg } from '#tests/unit/files/made-files.ts'
import { call } from './call.ts'
import { panelToken } from './panel-token.ts'

const cms = inject('cms')

type Stored = { id: number; name: string; url: string; mime: string; ext: string }
type Answer = { status: number; body: Stored[] & Stored & { error?: { message: string } } }

let editor: string
let program: string

beforeAll(async () => {
  editor = await panelToken(cms)
  const made = await call<{ data: { accessKey: string } }>(`${cms.url}/admin/api-tokens`, {
    method: 'POST',
    token: editor,
    body: { name: 'uploads', description: '', type: 'full-access', lifespan: null },
  })
  program = made.body.data.accessKey
})

type File = { bytes: Uint8Array | string; name: string; type?: string }

const send = async (path: string, token: string, ...files: File[]): Promise<Answer> => {
  const form = new FormData()
  for (const { bytes, name, type = '' } of files) {
    form.append('files', new Blob([bytes as BlobPart], { type }), name)
  }
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(cms.url + path, { method: 'POST', headers, body: form })
  return { status: answer.status, body: (await answer.json()) as Answer['body'] }
}
const upload = (...files: File[]) => send('/upload', editor, ...files)
const bytesOf = async (url: string) => (await fetch(cms.url + url)).text()

const EVIL = svg('<script>alert(1)</script><rect width="1" height="1" onclick="alert(2)"/>')

describe('an upload', () => {
  test('of each picture that the site shows is taken, with its own type', async () => {
    for (const [format, bytes] of Object.entries(await pictures())) {
      const { status, body } = await upload({ bytes, name: `small.${format}`, type: 'text/html' })
      expect(status, format).toBe(201)
      expect(body[0]?.mime).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`)
    }
    expect((await upload({ bytes: mp4(), name: 'a.mp4' })).body[0]?.mime).toBe('video/mp4')
    expect((await upload({ bytes: pdf(), name: 'a.pdf' })).body[0]?.mime).toBe('application/pdf')
  })

  test('of a drawing is cleaned', async () => {
    const { body } = await upload({ bytes: EVIL, name: 'evil.svg', type: 'image/svg+xml' })
    const text = await bytesOf(body[0]?.url as string)
    expect(text).toContain('<rect width="1" height="1">')
    expect(text).not.toMatch(/script|alert|onclick/)
  })

  test.each<[string, () => Promise<File> | File, RegExp]>([
    [
      'a web page',
      () => ({ bytes: '<!doctype html><p>', name: 'a.html', type: 'text/html' }),
      /"a.html" is a web page .*upload it as JPEG/,
    ],
    [
      'a web page called picture',
      () => ({ bytes: '<html><p>', name: 'a.png', type: 'image/png' }),
      /"a.png" is a web page/,
    ],
    [
      'a script',
      () => ({ bytes: 'alert(1)', name: 'a.js', type: 'text/javascript' }),
      /"a.js" is of a kind that the site does not show/,
    ],
    [
      'a drawing called picture',
      () => ({ bytes: svg(''), name: 'a.png', type: 'image/png' }),
      /is of the kind SVG: let its name end with .svg/,
    ],
    [
      'a picture called page',
      async () => ({ bytes: (await pictures()).png as Buffer, name: 'a.png.html' }),
      /kind PNG: let its name end with .png/,
    ],
    [
      'a bomb',
      async () => ({ bytes: await claimingPng(30_000, 30_000), name: 'a.png', type: 'image/png' }),
      /"a.png" is 30,000 × 30,000 pixels large/,
    ],
    [
      'a GIF without end',
      () => ({ bytes: longGif(4000), name: 'a.gif', type: 'image/gif' }),
      /4,000 frames/,
    ],
    [
      'half a picture',
      async () => ({ bytes: ((await pictures()).jpg as Buffer).subarray(0, 200), name: 'a.jpg' }),
      /is cut off/,
    ],
  ])('of %s is refused with a sentence', async (_what, make, sentence) => {
    const { status, body } = await upload(await make())
    expect(status).toBe(400)
    expect(body.error?.message).toMatch(sentence)
  })

  test('of several, one of them bad, takes none', async () => {
    const { jpg } = await pictures()
    const { status } = await upload(
      { bytes: jpg as Buffer, name: 'only-with-the-other.jpg' },
      { bytes: 'alert(1)', name: 'b.js' },
    )
    expect(status).toBe(400)
    const { body } = await call<Stored[]>(`${cms.url}/api/upload/files`, { token: program })
    expect(body.map(({ name }) => name)).not.toContain('only-with-the-other.jpg')
  })

  test('by the API is looked at as well', async () => {
    expect((await send('/api/upload', program, { bytes: 'alert(1)', name: 'a.js' })).status).toBe(
      400,
    )
    const { body } = await send('/api/upload', program, { bytes: EVIL, name: 'evil.svg' })
    expect(await bytesOf(body[0]?.url as string)).not.toContain('script')
  })
})

describe('a file that takes the place of another', () => {
  test('is looked at, cleaned, and of the same kind', async () => {
    const { body } = await upload({ bytes: svg('<g/>'), name: 'icon.svg', type: 'image/svg+xml' })
    const { id, url } = body[0] as Stored
    const replace = (file: File) => send(`/upload?id=${id}`, editor, file)
    expect((await replace({ bytes: 'alert(1)', name: 'icon.svg' })).status).toBe(400)
    const png = await replace({ bytes: (await pictures()).png as Buffer, name: 'icon.png' })
    expect(png.body.error?.message).toMatch(/PNG and cannot take the place of a .svg file/)
    expect(await bytesOf(url)).toBe(svg('<g/>'))
    expect((await replace({ bytes: EVIL, name: 'icon.svg' })).status).toBe(200)
    expect(await bytesOf(url)).toContain('<rect width="1" height="1">')
    expect(await bytesOf(url)).not.toContain('script')
  })
})

test('what was uploaded is confined where the panel is', async () => {
  const { body } = await upload({ bytes: svg('<g/>'), name: 'icon.svg', type: 'image/svg+xml' })
  const { headers } = await fetch(cms.url + body[0]?.url)
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})
