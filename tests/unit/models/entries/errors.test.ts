import { expect, test } from 'vitest'
import { PageError, SiteError } from '#src/models/entries/errors.ts'

const numbers = Array.from({ length: 25 }, (_, index) => index + 1)

test('an error of the whole site says the first problems and how many more there are', () => {
  const problems = numbers.map((number) => `Problem ${number}.`)
  const error = new SiteError(problems)
  expect(error.problems).toEqual(problems)
  expect(error.message.split('\n')).toEqual([
    ...problems.slice(0, 20),
    '  … and 5 more: fix these first.',
  ])
})

test('an error of pages names the first entries and how many more there are', () => {
  const failed = numbers.map((number) => ({
    ...{ type: 'pages' as const, documentId: `p${number}`, locale: 'en', field: 'page' },
    problem: 'could not be made',
  }))
  const error = new PageError(failed)
  expect(error.failed).toEqual(failed)
  expect(error.message).toMatch(/pages p20 \(en\): could not be made;\s+… and 5 more/)
  expect(error.message).not.toContain('p21')
})
