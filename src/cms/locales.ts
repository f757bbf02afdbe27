import { z } from 'zod'
import { type CollectionType, type SingleType, untranslated } from './types.ts'

/** A language of the site, as the CMS lists it. */
export type Locale = { code: string; name: string; isDefault: boolean }

/** The locale of types that are the same in every language. */
export const EVERY_LOCALE = '*'

/** A code is part of file names and addresses. */
export const localeSchema = z.object({
  code: z.string().regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/),
  name: z.string().min(1),
  isDefault: z.boolean(),
})

/** The locales in which a type has entries. */
export function localesOf(type: SingleType | CollectionType, locales: Locale[]): string[] {
  return untranslated.has(type) ? [EVERY_LOCALE] : locales.map(({ code }) => code)
}
