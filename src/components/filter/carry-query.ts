import { CHOICE_PARAMETERS } from '#src/models/addresses/page-parameters.ts'

/**
 * Adds a query to the links to the page in other languages: a choice has the same names in all of them.
 *
 * @returns what takes it away.
 */
export const carryQuery = (query: string): (() => void) => {
  const carry = (search: string) => {
    const links = document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')
    for (const link of links) link.search = search
  }
  carry(query)
  return () => carry('')
}

/** Until the code of the filter has come, the links have the query of the address, without words: these are of one language. */
export const carryAddress = (): void => {
  if (!document.querySelector('[data-results]')) return
  const query = new URLSearchParams(location.search)
  query.delete(CHOICE_PARAMETERS.text)
  query.delete(CHOICE_PARAMETERS.page)
  carryQuery(String(query))
}
