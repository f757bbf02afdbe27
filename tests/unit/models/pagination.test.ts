import { describe, expect, it } from 'vitest'
import { paginate, totalPages } from '#src/models/pagination.ts'

const at = (page: number, totalItems: number) =>
  paginate({ page, totalItems, itemsPerPage: 10, visiblePages: 5 })

describe('pagination', () => {
  it('rounds the pages up, and an empty list has one', () => {
    expect([0, 1, 10, 11, 100].map((items) => totalPages(items, 10))).toEqual([1, 1, 1, 2, 10])
  })

  it.each([
    [1, [1, 2, 3, 4, 5]],
    [3, [1, 2, 3, 4, 5]],
    [5, [3, 4, 5, 6, 7]],
    [9, [6, 7, 8, 9, 10]],
    [10, [6, 7, 8, 9, 10]],
  ])('shows five numbers around page %i', (page, visible) => {
    expect(at(page, 100).visible).toEqual(visible)
  })

  it('shows fewer where there are fewer', () => {
    expect(at(2, 25).visible).toEqual([1, 2, 3])
  })

  it.each([0, -1, 11, 1.5, Number.NaN])('has no page %d of 10', (page) => {
    expect(() => at(page, 100)).toThrow(RangeError)
  })
})
