import { expect, test } from 'vitest'
import { renderPage } from './render.tsx'

const currency = {
  base: 'AED',
  currencies: [
    { code: 'AED', fractionDigits: 0 },
    { code: 'USD', fractionDigits: 2 },
  ],
}

test('the switch offers every currency, the base first, and is not there for one alone (§3.4)', () => {
  const codes = (html: string) =>
    [...html.matchAll(/<option value="([A-Z]{3})">/g)].map((match) => match[1])
  expect(codes(renderPage({ type: 'guarded' }, { shell: { currency } }))).toEqual([
    'AED',
    'USD',
    'AED',
    'USD',
  ])
  expect(codes(renderPage({ type: 'guarded' }))).toEqual([])
})
