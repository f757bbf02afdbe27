/** What a visitor has chosen: the state of the filter, which the address of the page holds. */
export type FilterChoice = {
  text: string
  /** The chosen items, such as "kind=villa". */
  items: string[]
  /** The page of the results. */
  page: number
}

const TEXT = 'q'
const PAGE = 'page'

/**
 * Reads the query of an address. What the filter does not know is left out, so that old links do no harm.
 *
 * @param known the items of the filter.
 */
export const choiceOf = (query: string, known: readonly string[]): FilterChoice => {
  const parameters = new URLSearchParams(query)
  const given = new Set([...parameters].map(([key, value]) => `${key}=${value}`))
  const page = Number(parameters.get(PAGE))
  return {
    text: parameters.get(TEXT) ?? '',
    items: known.filter((item) => given.has(item)),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** The query that holds a choice, with its question mark; '' where nothing is chosen. */
export const queryOf = ({ text, items, page }: FilterChoice): string => {
  const parameters = new URLSearchParams()
  for (const item of items) {
    const [key = '', ...value] = item.split('=')
    parameters.append(key, value.join('='))
  }
  if (text !== '') parameters.set(TEXT, text)
  if (page > 1) parameters.set(PAGE, String(page))
  const query = parameters.toString()
  return query && `?${query}`
}

export const isChosen = ({ text, items }: FilterChoice): boolean =>
  text.trim() !== '' || items.length > 0

/** Chooses an item, or removes the choice; the results start at page one again. */
export const toggled = (choice: FilterChoice, item: string): FilterChoice => ({
  ...choice,
  items: choice.items.includes(item)
    ? choice.items.filter((it) => it !== item)
    : [...choice.items, item],
  page: 1,
})

/** The same choice with one thing less, for each: an item by its id, or the words. */
export const fewerChoices = (
  choice: FilterChoice,
): { item: string | null; choice: FilterChoice }[] => [
  ...choice.items.map((item) => ({ item, choice: toggled(choice, item) })),
  ...(choice.text.trim() === '' ? [] : [{ item: null, choice: { ...choice, text: '', page: 1 } }]),
]
