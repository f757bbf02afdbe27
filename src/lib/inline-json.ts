export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/** A value as JSON for a block of data in a document: nothing in it ends the block. */
export const inlineJson = (value: Json): string => JSON.stringify(value).replaceAll('<', '\\u003c')
