/** The path of the file with the homes of a language. */
export const unitSearchPath = (locale: string): string => `/data/units.${locale}.json`
