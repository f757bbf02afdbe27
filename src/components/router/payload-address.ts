/** The parameter with which Next makes its requests for one payload different. */
const NEXT_PARAMETER = '_rsc'

/** The address of a payload without Next's parameter; any other address as it is. */
export const payloadAddress = (address: string, page: string): string => {
  const url = new URL(address, page)
  if (!url.pathname.endsWith('.txt') || !url.searchParams.has(NEXT_PARAMETER)) return address
  url.searchParams.delete(NEXT_PARAMETER)
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
 * Makes Next fetch payloads by their plain addresses. Payloads are files here: with the parameter the browser could
 * neither use a preloaded payload nor revalidate its copy.
 *
 * @returns a function that stops this.
 */
export const fetchPlainPayloads = (): (() => void) => {
  const own = window.fetch
  original = own
  window.fetch = (input, init) => {
    if (typeof input !== 'string' && !(input instanceof URL)) return own(input, init)
    const address = payloadAddress(String(input), location.href)
    if (given?.address !== address) return own(address, init)
    const { reply } = given
    given = null
    return reply
  }
  return () => {
    window.fetch = own
  }
}
