type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * The text of a script that stands in the page and runs a function at once with these values: what must happen
 * before anything is painted cannot wait for a file.
 *
 * @param run uses nothing but its values and what the browser has, since its text is all that is sent.
 */
export const inlineScript = <Values extends readonly Json[]>(
  run: (...values: Values) => void,
  ...values: Values
): string => `(${run})(${values.map(literal).join()})`

/** A value that can stand in a script of the page: nothing in it ends the script. */
const literal = (value: Json): string => JSON.stringify(value).replaceAll('<', '\\u003c')
