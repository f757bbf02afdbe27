import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchJson } from '#src/components/filter/fetch-json.ts'
import { searchLoader } from '#src/components/filter/search-loader.ts'
import { IDLE, type SearchState } from '#src/components/filter/search-store.ts'
import { searchFiles } from '#src/models/whole-site/unit-search.ts'

const INDEX = '/data/units.en.json'
const figures = {
  total: 0,
  items: [],
  options: [],
  price: [],
  area: [],
  floor: [],
  floorsAbove: [],
}

afterEach(() => vi.unstubAllGlobals())

/** A loader of a site with these files. */
const loaderOf = (files: Record<string, string>) => {
  vi.stubGlobal('fetch', async (address?: string) => {
    const text = files[address?.slice(1) ?? 'undefined']
    return new Response(text, { status: text === undefined ? 404 : 200 })
  })
  let state: SearchState = IDLE
  const change = (next: Partial<SearchState>) => {
    state = { ...state, ...next }
  }
  const now = () => state
  return { load: searchLoader({ address: INDEX, ahead: fetchJson(INDEX), now, change }), now }
}

describe('the search data of a site without homes', () => {
  const files = searchFiles({ en: { figures, words: [], listed: [], cards: [] } })

  test('are there as soon as somebody is about to choose', async () => {
    const { load, now } = loaderOf(files)
    await load({ cards: [0] })
    expect(now().index?.figures.total).toBe(0)
  })
})
