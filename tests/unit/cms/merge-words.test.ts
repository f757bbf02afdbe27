import { expect, test } from 'vitest'
import { type IsStrapis, merge } from '../../../cms/src/words/merge.ts'

const LABEL = 'metadatas/price/edit/label'
const isStrapis: IsStrapis = (_, value) => value === 'price'
const configuration = (label: string) => ({ metadatas: { price: { edit: { label } } } })
const labelled = (present: string, wanted: string, written?: string) => {
  const changed = configuration(present)
  const basis = { written: written === undefined ? undefined : { [LABEL]: written }, isStrapis }
  return [merge(changed, { [LABEL]: wanted }, basis), changed.metadatas.price.edit.label]
}

test('what Strapi filled in gets our words', () => {
  expect(labelled('price', 'Price')).toEqual([true, 'Price'])
})

test('what an administrator has reworded before we had words stays', () => {
  expect(labelled('What it costs', 'Price')).toEqual([false, 'What it costs'])
})

test('what we wrote is brought up to date', () => {
  expect(labelled('Price', 'Price in AED', 'Price')).toEqual([true, 'Price in AED'])
})

test('what an administrator has reworded since stays, back to the raw name as well', () => {
  expect(labelled('What it costs', 'Price in AED', 'Price')).toEqual([false, 'What it costs'])
  expect(labelled('price', 'Price in AED', 'Price')).toEqual([false, 'price'])
})

test('what is as it should be is not written again', () => {
  expect(labelled('Price', 'Price', 'Price')).toEqual([false, 'Price'])
})

const EDIT = 'layouts/edit'
const row = (...names: string[]) => names.map((name) => ({ name, size: 12 / names.length }))
const arranged = (present: unknown, wanted: unknown, written: unknown) => {
  const changed = { layouts: { edit: present } }
  merge(changed, { [EDIT]: wanted }, { written: { [EDIT]: written }, isStrapis })
  return changed.layouts.edit
}

test('a field that is new in the schema comes where we want it, not at the end', () => {
  const written = [row('title'), row('text')]
  const present = [...written, [{ name: 'price', size: 4 }]]
  const wanted = [row('title', 'price'), row('text')]
  expect(arranged(present, wanted, written)).toEqual(wanted)
})

test('a form that an administrator has arranged stays, with the new field at its end', () => {
  const written = [row('title'), row('text')]
  const present = [row('text'), row('title'), [{ name: 'price', size: 4 }]]
  expect(arranged(present, [row('title', 'price'), row('text')], written)).toBe(present)
})
