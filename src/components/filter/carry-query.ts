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
