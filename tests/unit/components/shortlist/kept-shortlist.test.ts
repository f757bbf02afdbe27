import { afterEach, expect, test, vi } from 'vitest'
import type { BrowserShortlist } from '#src/account/shortlist.ts'
import { keepHomes, refreshShortlist } from '#src/components/comparison/kept-homes.ts'
import type { ComparedHome } from '#src/components/comparison/load-home.ts'
import { keepShortlist } from '#src/components/shortlist/kept-shortlist.ts'

const home = (id: string) => ({ id, path: `/units/${id}`, title: `Home ${id}` })
const compared = (id: string): ComparedHome => ({
  ...home(id),
  ...{ picture: null, plan: null, floors: [], facts: [], paths: {} },
})

afterEach(() => vi.unstubAllGlobals())

/** Starts as a page without hearts does, whose browser keeps this list. */
const startWith = (shortlist: BrowserShortlist): Window['shortlist'] => {
  const stored = new Map([['shortlist', JSON.stringify(shortlist)]])
  const page = {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
    document: {
      documentElement: { lang: 'en', toggleAttribute: () => true },
      querySelectorAll: () => [],
    },
    MutationObserver: class {
      observe() {}
    },
    addEventListener: () => {},
    dispatchEvent: () => true,
    ...{ location: { search: '' }, window: {} as Window },
  }
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value)
  keepShortlist('latn')
  return page.window.shortlist
}

test('the account of who is signed in learns of homes that they keep from a shared list', () => {
  const shortlist = startWith({ homes: [home('a')], of: 'ada' })
  keepHomes([compared('a'), compared('b')])
  expect(shortlist.get()).toEqual({
    homes: [home('a'), home('b')],
    of: 'ada',
    unsaved: true,
    before: ['a'],
  })
})

test('the account learns that a home is gone', () => {
  const shortlist = startWith({ homes: [home('a'), home('b')], of: 'ada' })
  expect(refreshShortlist({ '/units/a': { status: 'gone' } })).toBe(1)
  const before = ['a', 'b']
  expect(shortlist.get()).toEqual({ homes: [home('b')], of: 'ada', unsaved: true, before })
  keepHomes([compared('c')])
  expect(shortlist.get().before).toEqual(before)
})

test('a new title is no change that outweighs what other browsers keep', () => {
  const shortlist = startWith({ homes: [home('a')], of: 'ada' })
  const renamed = { ...compared('a'), title: 'Penthouse' }
  expect(refreshShortlist({ '/units/a': { status: 'ready', home: renamed } })).toBe(0)
  expect(shortlist.get()).toEqual({ homes: [{ ...home('a'), title: 'Penthouse' }], of: 'ada' })
})

test('a list of the account is taken as it is', () => {
  const shortlist = startWith({ homes: [home('a')], of: 'ada', unsaved: true })
  shortlist.set({ homes: [home('b')], of: 'ada' })
  expect(shortlist.get()).toEqual({ homes: [home('b')], of: 'ada' })
})
