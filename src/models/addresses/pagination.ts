/** The position of a page of a list among the others (specification, sections 3, 4 and 9). */
export type Pagination = {
  page: number
  totalItems: number
  itemsPerPage: number
  totalPages: number
  /** The page numbers that are shown at once, around the current one. */
  visible: number[]
}

/** Total items divided by items a page, rounded up; an empty list still has its first page. */
export const totalPages = (totalItems: number, itemsPerPage: number): number =>
  Math.max(1, Math.ceil(totalItems / itemsPerPage))

/**
 * @param options.page from 1 to the total; anything else is a RangeError.
 * @param options.visiblePages how many numbers are shown at once.
 */
export const paginate = (options: {
  page: number
  totalItems: number
  itemsPerPage: number
  visiblePages: number
}): Pagination => {
  const { page, totalItems, itemsPerPage, visiblePages } = options
  const total = totalPages(totalItems, itemsPerPage)
  if (!canTurnTo(page, { totalPages: total })) {
    throw new RangeError(`Page ${page} is not between 1 and ${total}.`)
  }
  const count = Math.min(visiblePages, total)
  const first = Math.min(Math.max(1, page - Math.floor(count / 2)), total - count + 1)
  const visible = Array.from({ length: count }, (_, index) => first + index)
  return { page, totalItems, itemsPerPage, totalPages: total, visible }
}

/**
 * Whether the current page can change to another one: from 1 to the total, and never while the pagination is
 * disabled (specification, section 4).
 */
export const canTurnTo = (
  page: number,
  { totalPages, disabled = false }: { totalPages: number; disabled?: boolean },
): boolean => !disabled && Number.isInteger(page) && page >= 1 && page <= totalPages

/** The path of a page of a list: its first page is the list itself. */
export const pagePath = (listPath: string, page: number): string =>
  page === 1 ? listPath : `${listPath}/page/${page}`
