import type { Core } from '@strapi/strapi'
import { type Attributes, contentFields } from '../publishing/fields.ts'
import { readValues, type Values } from '../publishing/row.ts'
import { digest } from '../versions/digest.ts'

const TEXTS = ['string', 'text', 'richtext']

/** Addresses and names for machines, which a translation may share. */
const NO_WORDS = ['slug', 'href', 'key']

export type Texts = { hash: string; words: number }

/** All texts of a row that are written for each language, those of its blocks among them. */
export async function textsOf(strapi: Core.Strapi, uid: string, id: number): Promise<Texts> {
  const fields = Object.keys(fieldsWithTexts(strapi, uid))
  return textsFrom(strapi, uid, await readValues(strapi, uid, { id, fields }))
}

/** The same of values that are not read again. */
export function textsFrom(strapi: Core.Strapi, uid: string, values: Values): Texts {
  const texts = textsIn(strapi, values, fieldsWithTexts(strapi, uid))
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length
  return { hash: digest([JSON.stringify(texts)]), words }
}

const fieldsWithTexts = (strapi: Core.Strapi, uid: string): Attributes =>
  Object.fromEntries(
    Object.entries(contentFields(strapi, uid)).filter(
      ([, { type, pluginOptions }]) =>
        pluginOptions?.i18n?.localized === true &&
        (TEXTS.includes(type) || type === 'component' || type === 'dynamiczone'),
    ),
  )

function textsIn(strapi: Core.Strapi, values: Values, attributes: Attributes): string[] {
  return Object.entries(attributes).flatMap(([name, { type, component }]) => {
    const value = values[name]
    if (TEXTS.includes(type)) {
      return typeof value === 'string' && !NO_WORDS.includes(name) ? [value] : []
    }
    if (type !== 'component' && type !== 'dynamiczone') return []
    const parts = [value].flat().filter((part): part is Values => Boolean(part))
    return parts.flatMap((part) => {
      const model = (part.__component as string | undefined) ?? component
      return model ? textsIn(strapi, part, contentFields(strapi, model)) : []
    })
  })
}
