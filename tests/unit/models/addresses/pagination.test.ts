import { describe, expect, it } from 'vitest'
import { canTurnTo, paginate, totalPages } from '#src/models/addresses/pagination.ts'

const at = (page: number, totalItems: number) =>
  paginate({ page, totalItems, itemsPerPage: 10, visiblePages: 5 })

describe('pagination', () => {
  it('rounds the pages up, and an empty list has one (§4.10)', () => {
    expect([0, 1, 10, 11, 100].map((items) => totalPages(items, 10))).toEqual([1, 1, 1, 2, 10])
  })

  it.each([
    [1, [1, 2, 3, 4, 5]],
    [3, [1, 2, 3, 4, 5]],
    [5, [3, 4, 5, 6, 7]],
    [9, [6, 7, 8, 9, 10]],
    [10, [6, 7, 8, 9, 10]],
  ])('shows five numbers around page %i (§3.11, §9.4)', (page, visible) => {
    expect(at(page, 100).visible).toEqual(visible)
  })

  it('shows fewer where there are fewer', () => {
    expect(at(2, 25).visible).toEqual([1, 2, 3])
  })

  it('turns to pages from 1 to the last one, and to none while it is disabled (§4.8, §4.9)', () => {
    const pages = [0, 1, 3, 4, 1.5]
    const turned = (disabled: boolean) =>
      pages.filter((page) => canTurnTo(page, { totalPages: 3, disabled }))
    expect(turned(false)).toEqual([1, 3])
    expect(turned(true)).toEqual([])
  })

  it.each([0, -1, 11, 1.5, Number.NaN])('has no page %d of 10 (§4.8)', (page) => {
    expect(() => at(page, 100)).toThrow(RangeError)
  })
})
