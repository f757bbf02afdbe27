/**
 * Objects in JSON with a line for each field, sorted by their names: a field is changed without reading the others.
 */

const FIELD = /^"((?:[^"\\]|\\.)*)":/

/**
 * The fields of an object that `fieldsText` has written: the values as texts of JSON, by the names as JSON has them
 * within quotes.
 */
export const readFields = (text: string): Map<string, string> =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [start, name] = FIELD.exec(line) ?? []
      if (start === undefined || name === undefined) return []
      return [[name, line.slice(start.length, line.endsWith(',') ? -1 : undefined)]]
    }),
  )

/** @param fields those of `readFields`. */
export const fieldsText = (fields: ReadonlyMap<string, string>): string =>
  `{\n${sortedFields(fields).map(fieldText).join(',\n')}\n}`

export const sortedFields = (fields: ReadonlyMap<string, string>): [string, string][] =>
  [...fields].sort(([a], [b]) => (a < b ? -1 : 1))

export const fieldText = ([name, value]: readonly [string, string]): string => `"${name}":${value}`

/** A name as JSON has it within quotes. */
export const fieldName = (name: string): string => JSON.stringify(name).slice(1, -1)
