import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { currencyScript } from '#src/components/currency/currency-script.ts'
import { renderPage } from './render.tsx'

const currency = {
  base: 'AED',
  currencies: [
    { code: 'AED', fractionDigits: 0 },
    { code: 'USD', fractionDigits: 2 },
  ],
}

describe('the currency script', () => {
  const script = currencyScript(currency, 'latn')

  test('is a script that knows where the rates are', () => {
    expect(() => new Script(script)).not.toThrow()
    expect(script).toContain('"/data/rates.json","AED",{"AED":0,"USD":2},"latn")')
  })

  test('can be inline in a page', () => {
    expect(script).not.toContain('</')
  })
})

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
