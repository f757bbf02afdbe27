import { get } from '#src/lib/get.ts'

/** The country lookup did not say where the visitor is (specification, section 5). The default stays. */
export class CountryUnknownError extends Error {
  override name = 'CountryUnknownError'
  constructor(options?: ErrorOptions) {
    super('unable to fetch the country', options)
  }
}

/**
 * The country's two letters from a lookup's reply, such as `1;AE;ARE;United Arab Emirates`. The reply
 * counts only when it begins with the digit 1.
 *
 * @throws CountryUnknownError
 */
export const parseCountryReply = (reply: string): string => {
  const [, country] = /^1;([A-Z]{2})(?:;|$)/.exec(reply) ?? []
  if (!country) throw new CountryUnknownError()
  return country
}

/**
 * Asks a lookup which country the visitor is in.
 *
 * @param url the site's own `/api/country`, or any address with the same reply.
 * @throws CountryUnknownError whatever went wrong; its `cause` says what.
 */
export const fetchCountry = async (
  url: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<string> => {
  let reply: string
  try {
    const response = await get(url, { timeoutMs: 5_000, fetch })
    reply = await response.text()
  } catch (cause) {
    throw new CountryUnknownError({ cause })
  }
  return parseCountryReply(reply)
}
