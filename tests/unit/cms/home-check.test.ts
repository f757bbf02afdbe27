import { expect, test } from 'vitest'
import { homeProblem } from '../../../cms/src/homes/home-check.ts'

const tower = { documentId: 'tower', title: 'Tower' }
const court = { documentId: 'court', title: 'Court' }
const home = {
  ...{ area: 42.5, innerArea: 38, balconyArea: 4.5 },
  ...{ project: tower, floors: [{ title: 'Floor 1', project: tower }] },
}

test.each([
  ['whole', home],
  ['as Postgres holds decimals', { ...home, area: '42.50', innerArea: '38.00' }],
  ['rounded', { ...home, area: 42.6 }],
  ['without its parts', { ...home, innerArea: null, balconyArea: null }],
  ['without the area of the balcony', { ...home, balconyArea: null }],
  ['without a project', { ...home, project: null }],
])('a home that is %s may be published', (_, filled) => {
  expect(homeProblem(filled)).toBeUndefined()
})

test('a comma that makes 42,5 square metres 425 is found', () => {
  expect(homeProblem({ ...home, area: 425 })).toMatch(/^Area: 425 m² is not .* 42\.5 m²\. Correct/)
  expect(homeProblem({ ...home, area: 30, balconyArea: null })).toMatch(/^Area: 30 m²/)
})

test('a floor of another project is named', () => {
  const floors = [...home.floors, { title: 'Floor 2', project: court }]
  expect(homeProblem({ ...home, floors })).toBe(
    'Floors: “Floor 2” is a floor of Court, not of Tower. Choose one of the same project.',
  )
})
