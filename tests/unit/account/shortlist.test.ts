import { expect, test } from 'vitest'
import { withAccount } from '#src/account/shortlist.ts'
import { SHORTLIST_MAX } from '#src/site/shortlist.ts'

const home = (id: string) => ({ id, path: `/units/${id}`, title: `Home ${id}` })
const [a, b, c, d] = [home('a'), home('b'), home('c'), home('d')]

test('the list of nobody joins that of the account, each home once', () => {
  expect(withAccount({ homes: [b, c] }, [a, b], 'ada')).toEqual({
    homes: [a, b, c],
    of: 'ada',
    unsaved: true,
    before: ['a', 'b'],
  })
})

test('an account that has everything learns nothing', () => {
  expect(withAccount({ homes: [a] }, [a, b], 'ada')).toEqual({ homes: [a, b], of: 'ada' })
})

test('what the account lost elsewhere does not come back from this browser', () => {
  expect(withAccount({ homes: [a, b], of: 'ada' }, [b], 'ada')).toEqual({ homes: [b], of: 'ada' })
})

test('changes of this browser that were not saved are made in the list of the account', () => {
  const browser = { homes: [a, c], of: 'ada', unsaved: true, before: ['a', 'b'] }
  expect(withAccount(browser, [a, b], 'ada')).toEqual(browser)
  expect(withAccount(browser, [d, b], 'ada').homes).toEqual([d, c])
})

test('a home that is gone before the list of the account is known takes nothing else off it', () => {
  const browser = { homes: [a], of: 'ada', unsaved: true, before: ['a', 'b'] }
  expect(withAccount(browser, [a, b, c, d], 'ada').homes).toEqual([a, c, d])
})

test('without a note of what was before, nothing is taken off', () => {
  const browser = { homes: [a], of: 'ada', unsaved: true }
  expect(withAccount(browser, [b], 'ada').homes).toEqual([b, a])
})

test("somebody else's list goes", () => {
  const browser = { homes: [a], of: 'bea', unsaved: true }
  expect(withAccount(browser, [c], 'ada')).toEqual({ homes: [c], of: 'ada' })
})

test('a list is never longer than it may be', () => {
  const many = (name: string) => Array.from({ length: 10 }, (_, index) => home(`${name}${index}`))
  const { homes } = withAccount({ homes: many('x') }, many('y'), 'ada')
  expect(homes).toHaveLength(SHORTLIST_MAX)
  expect(homes[0]?.id).toBe('y0')
})
