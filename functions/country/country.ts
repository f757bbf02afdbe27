import type { Config } from '@netlify/functions'
import { observed } from '#functions/lib/observed.ts'
import { alpha3 } from './alpha3.ts'

const UNKNOWN = '0;;;'

const englishName = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/**
 * The visitor's country, as Netlify's edge knows it from the address of the request: text such as
 * `1;AE;ARE;United Arab Emirates`, or `0;;;` when it is not known. The telephone input takes the code
 * only from an answer that starts with 1 (specification, section 5).
 */
export default observed('country', (request, context) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Method Not Allowed\n', { status: 405, headers: { allow: 'GET, HEAD' } })
  }
  return new Response(request.method === 'HEAD' ? null : countryLine(context.geo?.country?.code), {
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  })
})

// Literals only: Netlify reads this without running it, and anything cleverer is lost without an error.
export const config: Config = { path: '/api/country' }

const countryLine = (code: string | undefined): string => {
  const alpha2 = code?.toUpperCase() ?? ''
  const three = alpha3(alpha2)
  return three ? `1;${alpha2};${three};${englishName.of(alpha2)}` : UNKNOWN
}
