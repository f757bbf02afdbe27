import { payloadPath } from '#src/lib/payload-path.ts'

/** The parameter with which Next makes its requests for one payload different. */
const NEXT_PARAMETER = '_rsc'

/** Next asks for the payload of a page at the page's own address with this at its end. */
const NEXT_ENDING = '.txt'

/** The file with which the browser navigates to a page, by any address of the page. */
export const payloadOf = (page: string): string => {
  const { pathname } = new URL(page, 'http://site')
  return payloadPath(pathname === '/' ? pathname : pathname.replace(/\/$/, ''))
}

/** The address of the payload that Next asks for; null for any other address. */
export const payloadAddress = (address: string, page: string): string | null => {
  const url = new URL(address, page)
  if (!url.pathname.endsWith(NEXT_ENDING) || !url.searchParams.has(NEXT_PARAMETER)) return null
  url.searchParams.delete(NEXT_PARAMETER)
  const asked = url.pathname.slice(0, -NEXT_ENDING.length)
  url.pathname = payloadPath(asked === '/index' ? '/' : asked)
  return url.href
}

/** The reply to a request that the router is about to make, and the address of the payload. */
type Given = { address: string; reply: Promise<Response> }

let given: Given | null = null

/** Has the router take a reply in place of fetching its payload. Null takes that back: the payload may change. */
export const handOver = (reply: Given | null): void => {
  given = reply
}

let original: typeof fetch | undefined

/** The browser's own `fetch`. */
export const plainFetch = (address: string): Promise<Response> => (original ?? fetch)(address)

/**
 * Makes Next fetch payloads where they are, by plain addresses. Payloads are files here: with Next's parameter the
 * browser could neither use a preloaded payload nor revalidate its copy.
 *
 * @returns a function that stops this.
 */
export const fetchPlainPayloads = (): (() => void) => {
  const own = window.fetch
  original = own
  window.fetch = async (input, init) => {
    if (typeof input !== 'string' && !(input instanceof URL)) return own(input, init)
    const address = payloadAddress(String(input), location.href)
    if (address === null) return own(input, init)
    const reply = given?.address === address ? given.reply : own(address, init)
    if (given?.address === address) given = null
    return repliedFrom(String(input), await reply)
  }
  return () => {
    window.fetch = own
  }
}

/** Where a payload cannot be used, Next loads the page whose address its reply seems to come from. */
const repliedFrom = (asked: string, reply: Response): Response =>
  reply.redirected
    ? reply
    : Object.defineProperty(reply, 'url', { value: new URL(asked, location.href).href })
