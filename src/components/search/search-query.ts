import { KINDS, type Kind } from '#src/search/document.ts'
import { KIND_PARAMETER, QUERY_PARAMETER } from '#src/site/search.ts'

/** What is searched for, as the address of the page has it. */
export type SearchQuery = { text: string; kind: Kind | null }

export const readSearch = (query: string): SearchQuery => {
  const parameters = new URLSearchParams(query)
  const kind = parameters.get(KIND_PARAMETER)
  return {
    text: parameters.get(QUERY_PARAMETER) ?? '',
    kind: KINDS.find((it) => it === kind) ?? null,
  }
}

/** One letter says nothing. */
const LEAST_LENGTH = 2

/** Whether there is enough to search for. */
export const isSearch = ({ text }: SearchQuery): boolean => text.trim().length >= LEAST_LENGTH

/** @returns '' for no search, else a query with `?`. */
export const writeSearch = ({ text, kind }: SearchQuery): string => {
  const parameters = new URLSearchParams()
  if (text.trim() !== '') parameters.set(QUERY_PARAMETER, text)
  if (kind !== null && text.trim() !== '') parameters.set(KIND_PARAMETER, kind)
  const query = parameters.toString()
  return query && `?${query}`
}
