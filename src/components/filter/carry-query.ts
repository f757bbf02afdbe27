import { CHOICE_PARAMETERS } from '#src/models/addresses/page-parameters.ts'

/**
 * Adds a query to the links to the page in other languages: a choice has the same names in all of them.
 *
 * @returns what takes it away.
 */
export const carryQuery = (query: string): (() => void) => {
  const carry = (search: string) => {
    const links = document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')
    for (const link of links) if (link.search !== search) link.search = search
  }
  carry(query)
  return () => carry('')
}

/**
 * Until the code of the filter has come, a link to the page in another language has the query of the address once it is
 * followed, without words: these are of one language. Before that it stays as it is, since React's payload is read from
 * the page.
 */
export const carryAddress = ({ target }: Event): void => {
  const link = (target as Element).closest<HTMLAnchorElement>('header a[hreflang]')
  if (link?.search !== '' || !document.querySelector('[data-results]')) return
  const query = new URLSearchParams(location.search)
  query.delete(CHOICE_PARAMETERS.text)
  query.delete(CHOICE_PARAMETERS.page)
  link.search = String(query)
}
