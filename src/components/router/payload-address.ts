/** The parameter by which Next tells its requests for one payload apart. */
const NEXT_PARAMETER = '_rsc'

/** The address of a payload without Next's parameter; any other address as it is. */
export const payloadAddress = (address: string, page: string): string => {
  const url = new URL(address, page)
  if (!url.pathname.endsWith('.txt') || !url.searchParams.has(NEXT_PARAMETER)) return address
  url.searchParams.delete(NEXT_PARAMETER)
  return url.href
}

/**
 * Has Next fetch payloads by their plain addresses. Payloads are files here: the parameter only kept the
 * browser from using what it had loaded ahead, and from asking whether its copy still holds.
 *
 * @returns what ends it.
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
