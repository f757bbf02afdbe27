import { expect, test } from 'vitest'
import { withAccount } from '#src/account/shortlist.ts'
import { SHORTLIST_MAX } from '#src/site/shortlist.ts'

const home = (id: string) => ({ id, path: `/units/${id}`, title: `Home ${id}` })
const [a, b, c] = [home('a'), home('b'), home('c')]

test('the list of nobody joins that of the account, each home once', () => {
  expect(withAccount({ homes: [b, c] }, [a, b], 'ada')).toEqual({
    homes: [a, b, c],
    of: 'ada',
    unsaved: true,
  })
})

test('an account that has everything learns nothing', () => {
  expect(withAccount({ homes: [a] }, [a, b], 'ada').unsaved).toBe(false)
})

test('what the account lost elsewhere does not come back from this browser', () => {
  expect(withAccount({ homes: [a, b], of: 'ada' }, [b], 'ada')).toEqual({ homes: [b], of: 'ada' })
})

test('a change of this browser that was not saved wins', () => {
  const browser = { homes: [a], of: 'ada', unsaved: true }
  expect(withAccount(browser, [a, b], 'ada')).toEqual(browser)
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
