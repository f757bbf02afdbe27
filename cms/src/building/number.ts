/** What a pattern may hold, each with `:02` for two digits at least. */
const PLACES = ['block', 'floor', 'position'] as const

type Place = (typeof PLACES)[number]
type Values = Record<Place, string | number>

const BRACES = /\{([^{}]*)\}/g

/** The number of a home by a pattern such as `{block}-{floor}{position:02}`. */
export const numberOf = (pattern: string, values: Values): string =>
  pattern
    .replace(BRACES, (_, inside: string) => {
      const { place, digits } = placeOf(inside) as { place: Place; digits: number }
      return String(values[place]).padStart(digits, '0')
    })
    .trim()

/** What is wrong with a pattern, in a sentence. */
export const patternProblem = (pattern: string): string | undefined => {
  if (!pattern.trim())
    return 'The pattern of the numbers is empty. Write one, such as {floor}{position:02}.'
  const wrong = [...pattern.matchAll(BRACES)].find(([, inside]) => !placeOf(inside as string))
  if (wrong) {
    return `The pattern of the numbers has ${wrong[0]}, which stands for nothing. Use {block}, {floor} and {position}, or {position:02} for two digits.`
  }
  return /[{}]/.test(pattern.replace(BRACES, ''))
    ? 'The pattern of the numbers has a brace { or } too much.'
    : undefined
}

const placeOf = (inside: string): { place: Place; digits: number } | undefined => {
  const [, place, digits] = /^(\w+)(?::0?([1-9]))?$/.exec(inside) ?? []
  return PLACES.includes(place as Place)
    ? { place: place as Place, digits: Number(digits ?? 0) }
    : undefined
}
