import { expect, test } from 'vitest'
import { leadForm } from '#src/models/parts/form.ts'

test('the choices of a field that asks for an entry say which entry they stand for', () => {
  const choices = ['tower', 'd2', 'not-sure'].map((value) => ({ value, label: value }))
  const field = { name: 'which', choices }
  const form = {
    fields: [
      { ...field, about: 'project' },
      { ...field, about: null },
    ],
  }
  const projects = [
    { slug: 'tower', documentId: 'd1' },
    { slug: 'bay', documentId: 'd2' },
  ]
  const [asking, other] = leadForm(form as never, { projects } as never).fields
  expect(asking?.choices.map(({ documentId }) => documentId)).toEqual(['d1', 'd2', undefined])
  expect(other?.choices).toEqual(choices)
})
