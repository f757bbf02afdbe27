import { KIND_PARAMETER, QUERY_PARAMETER } from '#src/site/search.ts'

/** The parameters with which the address of the list of homes holds what is chosen, beside the filter's options. */
export const CHOICE_PARAMETERS = { text: 'q', sort: 'sort', layout: 'as', page: 'page' } as const

/** Names the homes of a shared list: the last parts of their paths. */
export const HOMES_PARAMETER = 'homes'

/** All that pages read from their own address, beside the filter's options: no redirect may take them from a page. */
export const pageParameters = (): readonly string[] => [
  ...Object.values(CHOICE_PARAMETERS),
  HOMES_PARAMETER,
  QUERY_PARAMETER,
  KIND_PARAMETER,
  'next',
]
