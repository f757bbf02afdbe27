/** The parameter with which Next makes its requests for one payload different. */
const NEXT_PARAMETER = '_rsc'

/** The address of a payload without Next's parameter; any other address as it is. */
export const payloadAddress = (address: string, page: string): string => {
  const url = new URL(address, page)
  if (!url.pathname.endsWith('.txt') || !url.searchParams.has(NEXT_PARAMETER)) return address
  url.searchParams.delete(NEXT_PARAMETER)
  return url.href
}

/**
 * Makes Next fetch payloads by their plain addresses. Payloads are files here: with the parameter the browser could
 * neither use a preloaded payload nor revalidate its copy.
 *
 * @returns a function that stops this.
 */
export const fetchPlainPayloads = (): (() => void) => {
  const original = window.fetch
  window.fetch = (input, init) =>
    original(
      typeof input === 'string' || input instanceof URL
        ? payloadAddress(String(input), location.href)
        : input,
      init,
    )
  return () => {
    window.fetch = original
  }
}
