import { describe, expect, test } from 'vitest'
import { sharedList, sharedQuery } from '#src/components/comparison/shared-list.ts'
import { SHORTLIST_MAX } from '#src/site/shortlist.ts'

test('an address without a list shares none', () => {
  expect(sharedList('')).toBeNull()
  expect(sharedList('?utm_source=mail')).toBeNull()
})

test('a list comes back as it was shared', () => {
  const query = sharedQuery(['/ar/units/marina-crest-1204', '/ar/units/palm-court-101'])
  expect(query).toBe('?homes=marina-crest-1204,palm-court-101')
  expect(sharedList(query)).toEqual({
    slugs: ['marina-crest-1204', 'palm-court-101'],
    refused: 0,
  })
})

test('a home that is named twice is there once', () => {
  expect(sharedList('?homes=a,b,a,')).toEqual({ slugs: ['a', 'b'], refused: 0 })
})

describe('what can be no home is left out and counted', () => {
  test.each([
    '../../api/account/logout',
    '//evil.example',
    'https://evil.example/x',
    '<script>alert(1)</script>',
    'A-Home',
    'a--b',
    '%2e%2e',
    'x'.repeat(101),
  ])('%s', (hostile) => {
    const query = `?homes=${encodeURIComponent(hostile)},palm-court-101`
    expect(sharedList(query)).toEqual({ slugs: ['palm-court-101'], refused: 1 })
  })

  test('and so is what is more than a shortlist takes', () => {
    const many = Array.from({ length: SHORTLIST_MAX + 3 }, (_, index) => `home-${index}`)
    const list = sharedList(`?homes=${many.join(',')}`)
    expect(list?.slugs).toHaveLength(SHORTLIST_MAX)
    expect(list?.refused).toBe(3)
  })
})
