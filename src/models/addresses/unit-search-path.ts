/** The path of the file with which the search for homes of a language begins. */
export const unitSearchPath = (locale: string): string => `/data/units.${locale}.json`

/** The path of a file that it names. */
export const searchPartPath = (locale: string, name: string): string =>
  `/data/units.${locale}/${name}.json`
