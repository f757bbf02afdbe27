import { HEAD_BYTES, KINDS, type KindName, kindOf } from '#src/files/kinds.ts'
import { FILE_LIMITS } from '#src/files/limits.ts'

type Body = ReadableStreamDefaultReader<Uint8Array>

/**
 * A file of the CMS for a person who looks at a draft. Its bytes decide its type, and only files that the site would
 * accept are passed on. Drawings are cleaned first; films are passed on unchanged.
 *
 * @param file undefined where the CMS does not answer.
 * @param headers of every answer, the policy among them.
 */
export const answerFile = async (
  file: Response | undefined,
  headers: Record<string, string>,
): Promise<Response> => {
  if (!file) return new Response('The CMS does not answer.\n', { status: 504, headers })
  if (!file.ok || !file.body) return new Response('Not Found\n', { status: 404, headers })
  const body = file.body.getReader()
  const head = await readUntil(body, HEAD_BYTES)
  const kind = kindOf(head.subarray(0, HEAD_BYTES))
  if (!kind) return notShown(body, headers)
  if (kind !== 'svg') return new Response(following(head, body), { headers: typed(kind, headers) })

  const bytes = Buffer.concat([head, await readUntil(body, FILE_LIMITS.drawingBytes)])
  if (bytes.length > FILE_LIMITS.drawingBytes) return notShown(body, headers)
  const { cleanSvg } = await import('#src/files/clean-svg.ts')
  const cleaned = cleanSvg(new TextDecoder().decode(bytes), FILE_LIMITS)
  if (cleaned.status === 'refused') return notShown(body, headers)
  return new Response(cleaned.text, { headers: typed(kind, headers) })
}

const typed = (kind: KindName, headers: Record<string, string>): Record<string, string> => ({
  ...headers,
  'content-type': KINDS[kind].mime,
  ...(KINDS[kind].role === 'document' ? { 'content-disposition': 'attachment' } : {}),
})

const notShown = async (body: Body, headers: Record<string, string>): Promise<Response> => {
  await body.cancel()
  return new Response('The site shows no files of this kind.\n', { status: 415, headers })
}

/** At least so many bytes, if there are so many. */
const readUntil = async (body: Body, length: number): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  let size = 0
  while (size < length) {
    const { done, value } = await body.read()
    if (done) break
    chunks.push(value)
    size += value.length
  }
  return Buffer.concat(chunks)
}

const following = (head: Uint8Array, body: Body): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => controller.enqueue(head),
    pull: async (controller) => {
      const { done, value } = await body.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => body.cancel(reason),
  })
