type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * The text of an inline script that immediately runs a function with these values: what must happen before anything
 * is painted cannot wait for a file.
 *
 * @param run uses nothing but its values and what the browser has, since its text is all that is sent.
 */
export const inlineScript = <Values extends readonly Json[]>(
  run: (...values: Values) => void,
  ...values: Values
): string => `(${run})(${values.map(inlineLiteral).join()})`

/** A value as a literal for an inline script or a block of data: nothing in it ends the script. */
export const inlineLiteral = (value: Json): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c')
