import type { Context } from '@netlify/functions'
import { beforeEach, expect, test, vi } from 'vitest'
import country from '#functions/country/country.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

test.each([
  ['AE', '1;AE;ARE;United Arab Emirates'],
  ['de', '1;DE;DEU;Germany'],
  ['GB', '1;GB;GBR;United Kingdom'],
  ['XK', '1;XK;XKX;Kosovo'],
  ['CI', '1;CI;CIV;Côte d’Ivoire'],
  ['ZZ', '0;;;'],
  ['', '0;;;'],
  [undefined, '0;;;'],
])('a visitor from %s is told %s', async (code, answer) => {
  const response = await country(get(), from(code))
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(answer)
})

test('answers in plain text that no cache keeps', async () => {
  const { headers } = await country(get(), from('AE'))
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store')
})

test('does not know the country when Netlify does not', async () => {
  expect(await (await country(get(), {} as Context)).text()).toBe('0;;;')
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
  const response = await country(
    new Request('http://localhost/api/country', { method }),
    from('AE'),
  )
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

const get = () => new Request('http://localhost/api/country')

const from = (code: string | undefined) => ({ geo: { country: { code } } }) as Context
