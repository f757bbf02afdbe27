import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compress } from '#scripts/preview/compress.ts'

const TEXT = 'a home by the sea. '.repeat(200)

const ask = async (
  acceptEncoding: string,
  { type = 'text/html; charset=utf-8', status = 200, etag = '"a"', path = '/', text = TEXT } = {},
) => {
  const request = new Request(`http://site.example${path}`, {
    headers: { 'accept-encoding': acceptEncoding },
  })
  const headers = { 'content-type': type, 'content-length': `${text.length}`, etag }
  const { headers: sent, body } = await compress(request, new Response(text, { status, headers }))
  return { headers: Object.fromEntries(sent), bytes: Buffer.from(await new Response(body).bytes()) }
}

describe('compression', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('for "%s" is %s', async (accept, encoding, unpack) => {
    const { headers, bytes } = await ask(accept)
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
    expect(headers.etag).toBe('W/"a"')
    expect(headers['content-length']).toBeUndefined()
    expect(bytes.length).toBeLessThan(TEXT.length / 10)
    expect(unpack(bytes).toString()).toBe(TEXT)
  })

  it('is left out where the client knows none, but caches are told', async () => {
    const { headers, bytes } = await ask('identity')
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': `${TEXT.length}` })
    expect(bytes.toString()).toBe(TEXT)
  })

  it.each([
    [{ type: 'image/avif' }],
    [{ type: 'video/mp4' }],
    [{ type: 'text/plain', status: 206 }],
  ])('is not for %o', async (answer) => {
    expect((await ask('br', answer)).headers['content-encoding']).toBeUndefined()
  })

  it('is that of the asked address and version, however often it is asked for', async () => {
    const answers = [
      { path: '/kept', text: 'the first version' },
      { path: '/kept', text: 'the first version' },
      { path: '/kept', etag: '"b"', text: 'the second version' },
      { path: '/other', text: 'another page' },
    ]
    for (const answer of answers) {
      const { bytes } = await ask('br', answer)
      expect(brotliDecompressSync(bytes).toString()).toBe(answer.text)
    }
  })
})
