import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { answerFile } from '#functions/draft-file/answer-file.ts'
import { fetchFile } from '#functions/draft-file/fetch-file.ts'
import { FILE_POLICY } from '#src/site/file-policy.ts'
import { mp4, pdf, pictures, svg } from '#tests/unit/files/made-files.ts'

const HEADERS = { 'content-security-policy': FILE_POLICY, 'x-content-type-options': 'nosniff' }

/** The file as the CMS sends it, in small pieces and with a type of the sender's choice. */
const fromCms = (bytes: Uint8Array | string, type = 'text/html') => {
  const all = Buffer.from(bytes)
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (at >= all.length) return controller.close()
      controller.enqueue(all.subarray(at, at + 500))
      at += 500
    },
  })
  return answerFile(new Response(body, { headers: { 'content-type': type } }), HEADERS)
}

describe('a file of a draft', () => {
  test('has the type that its bytes have, and all of them', async () => {
    const { jpg } = await pictures(400, 300)
    const answer = await fromCms(jpg as Buffer)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(Buffer.from(await answer.arrayBuffer()).equals(jpg as Buffer)).toBe(true)
    expect((await fromCms(mp4())).headers.get('content-type')).toBe('video/mp4')
  })

  test('that is a drawing is cleaned', async () => {
    const answer = await fromCms(svg('<script>alert(1)</script><g id="kept"/>'))
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    const text = await answer.text()
    expect(text).toContain('kept')
    expect(text).not.toContain('script')
  })

  test('that is a document is downloaded', async () => {
    expect((await fromCms(pdf())).headers.get('content-disposition')).toBe('attachment')
  })

  test.each([
    ['a script', "fetch('/api/account/me')", 'text/javascript'],
    ['a web page', '<!doctype html><script>alert(1)</script>', 'text/html'],
    ['a drawing of entities', `<!DOCTYPE svg [<!ENTITY a "a">]>${svg('&a;')}`, 'image/svg+xml'],
    ['a drawing without end', `<svg>${'<g/>'.repeat(400_000)}`, 'image/svg+xml'],
    ['nothing', '', 'image/png'],
  ])('that is %s is not shown', async (_what, bytes, type) => {
    const answer = await fromCms(bytes, type)
    expect(answer.status).toBe(415)
    expect(await answer.text()).toBe('The site shows no files of this kind.\n')
  })

  test('that the CMS does not begin to send is not waited for, and one that it sends slowly is', async () => {
    const server = createServer((request, response) => {
      if (request.url !== '/slow') return
      response.writeHead(200).write('%PDF-1.7')
      setTimeout(() => response.end('and more'), 300)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const ask = async (path: string) =>
      answerFile(await fetchFile(new URL(path, site), { answerMs: 100 }), HEADERS)
    try {
      const [silent, slow] = [await ask('/silent'), await ask('/slow')]
      expect([silent.status, await silent.text()]).toEqual([504, 'The CMS does not answer.\n'])
      expect([slow.status, await slow.text()]).toEqual([200, '%PDF-1.7and more'])
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })

  test('that the CMS does not have is not found', async () => {
    expect((await answerFile(new Response('no', { status: 403 }), HEADERS)).status).toBe(404)
  })
})
