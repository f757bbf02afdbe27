import { describe, expect, test } from 'vitest'
import { CountryUnknownError, fetchCountry, parseCountryReply } from '#src/lead/country.ts'

describe('the reply of a country lookup', () => {
  test.each([
    ['1;AE;ARE;United Arab Emirates', 'AE'],
    ['1;DE;DEU;Germany\n', 'DE'],
    ['1;GB', 'GB'],
  ])('%j says %s (§5.19)', (reply, country) => expect(parseCountryReply(reply)).toBe(country))

  test.each([
    '0;;;',
    '',
    '2;AE;ARE;x',
    ' 1;AE;ARE;x',
    '1',
    '1;',
    '1;ae;ARE;x',
    '<!doctype html>',
    '10;AE',
  ])('%j says nothing: "unable to fetch the country" (§5.19)', (reply) => {
    expect(() => parseCountryReply(reply)).toThrow('unable to fetch the country')
  })
})

describe('asking for the country', () => {
  test('is tried once more where the first answer is one of the listed statuses (§7.13, §7.14)', async () => {
    const answers = [new Response('', { status: 503 }), new Response('1;AE;ARE;x')]
    expect(await fetchCountry('/x', async () => answers.shift() as Response)).toBe('AE')
  })

  test('gives its code', async () => {
    expect(await fetchCountry('/x', async () => new Response('1;AE;ARE;x'))).toBe('AE')
  })

  test('fails with one message, whatever went wrong', async () => {
    const down = fetchCountry('/x', () => Promise.reject(new TypeError('fetch failed')))
    await expect(down).rejects.toThrow(new CountryUnknownError())
  })
})
