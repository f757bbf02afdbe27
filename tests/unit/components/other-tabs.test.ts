import { afterEach, describe, expect, test, vi } from 'vitest'
import { showChosenUnit } from '#src/components/area/chosen-unit.ts'
import { showChosenCurrency } from '#src/components/currency/chosen-currency.ts'
import { keepShortlist } from '#src/components/shortlist/kept-shortlist.ts'

const showCurrency = () =>
  showChosenCurrency({ base: 'AED', fractionDigits: { AED: 0, EUR: 0 } }, 'latn')

afterEach(() => vi.unstubAllGlobals())

/** A page on which this runs at the start, and the storage that its tab shares with others. */
const openPage = (run: () => void, { refuses = false } = {}) => {
  const stored = new Map<string, string>()
  const refuse = () => {
    throw new Error('The storage is forbidden.')
  }
  const listeners: [type: string, listener: (event: object) => void][] = []
  const heart = { dataset: { heart: 'a' }, ariaPressed: 'false' }
  const select = { value: '' }
  const documentElement = {
    ...{ lang: 'en', dataset: {} as Record<string, string> },
    toggleAttribute: () => true,
  }
  const found: Record<string, object[]> = {
    '[data-heart]': [heart],
    'select[name=currency]': [select],
  }
  const page = {
    localStorage: {
      getItem: refuses ? refuse : (key: string) => stored.get(key) ?? null,
      setItem: refuses ? refuse : (key: string, value: string) => stored.set(key, value),
    },
    document: { documentElement, querySelectorAll: (selector: string) => found[selector] ?? [] },
    MutationObserver: class {
      observe() {}
    },
    HTMLSelectElement: class {
      name = 'currency'
      value = 'EUR'
    },
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners.push([type, listener])
    },
    dispatchEvent: () => true,
    fetch: async () => new Response('{"EUR":0.25}'),
    ...{ Element: class {}, location: { search: '' }, window: {} },
  }
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value)
  run()
  const tell = (type: string, event: object) => {
    for (const [known, listener] of listeners) if (known === type) listener(event)
  }
  return { page, stored, heart, select, data: documentElement.dataset, tell }
}

const KEPT = JSON.stringify({ homes: [{ id: 'a', path: '/units/a', title: 'A' }] })

describe.each([
  ['another tab changes it', 'storage', (key: string) => ({ key })],
  ['another tab empties the storage', 'storage', () => ({ key: null })],
  ['the page comes back from the browser’s cache', 'pageshow', () => ({ persisted: true })],
] as const)('where %s,', (_, type, event) => {
  test('hearts say what is kept now', () => {
    const { stored, heart, tell } = openPage(() => keepShortlist('latn'))
    stored.set('shortlist', KEPT)
    tell(type, event('shortlist'))
    expect(heart.ariaPressed).toBe('true')
  })

  test('areas are in the unit that is kept now', () => {
    const { stored, data, tell } = openPage(showChosenUnit)
    expect(data.area).toBe('m2')
    stored.set('area', 'sqft')
    tell(type, event('area'))
    expect(data.area).toBe('sqft')
  })

  test('prices are in the currency that is kept now', () => {
    const { stored, data, select, tell } = openPage(showCurrency)
    expect(data.currency).toBe('AED')
    stored.set('currency', 'EUR').set('rates', '{"EUR":0.25}')
    tell(type, event('currency'))
    expect([data.currency, data.rate, select.value]).toEqual(['EUR', '0.25', 'EUR'])
  })
})

test('a page that comes back keeps its currency where nothing can be kept', async () => {
  const { page, data, tell } = openPage(showCurrency, { refuses: true })
  tell('change', { target: new page.HTMLSelectElement() })
  await expect.poll(() => data.currency).toBe('EUR')
  tell('pageshow', { persisted: true })
  expect([data.currency, data.rate]).toEqual(['EUR', '0.25'])
})
