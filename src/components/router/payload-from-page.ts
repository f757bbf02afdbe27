/** The parameter with which Next makes its requests for one payload different. */
const NEXT_PARAMETER = '_rsc'

/** Next asks for the payload of a page at the page's own address with this at its end. */
const NEXT_ENDING = '.txt'

/** The path of the page whose payload Next asks for; null for any other address. */
export const askedPage = (address: string, page: string): string | null => {
  const { pathname, searchParams } = new URL(address, page)
  if (!pathname.endsWith(NEXT_ENDING) || !searchParams.has(NEXT_PARAMETER)) return null
  return pathname.slice(0, -NEXT_ENDING.length).replace(/^\/index$/, '/')
}

/** The payload of a page, from its document; empty if there is no document with a payload at the address itself. */
export const fetchPayload = async (page: string, init?: RequestInit): Promise<string> => {
  const [reply, { readPayload }] = await Promise.all([
    fetch(page, init),
    import('./read-payload.ts'),
  ])
  if (!reply.ok || reply.redirected) return ''
  return readPayload(await reply.text())
}

/** The payload of a page that the router is about to ask for. */
type Given = { page: string; payload: Promise<string> }

let given: Given | null = null

/** Has the router take a payload in place of fetching it. Null takes that back: the page may change. */
export const handOver = (payload: Given | null): void => {
  given = payload
}

/**
 * Answers Next's requests for payloads: a payload has no file of its own, it is in the document of its page
 * (docs/decisions/0029-one-file-a-page.md). Documents are fetched without Next's parameter, so that the browser can use
 * what was preloaded, and revalidate its copy. Where there is no payload, the answer is an error: Next then loads the page
 * in full whose address `url` says.
 *
 * @returns a function that stops this.
 */
export const takePayloadsFromPages = (): (() => void) => {
  const own = window.fetch
  window.fetch = async (input, init) => {
    const page = askedPage(String(input), location.href)
    if (page === null) return own(input, init)
    const ready = given?.page === page && given.payload
    given = null
    const payload = await (ready || fetchPayload(page, init))
    const reply = new Response(payload, { status: payload ? 200 : 404 })
    return Object.defineProperty(reply, 'url', { value: String(input) })
  }
  return () => {
    window.fetch = own
  }
}
