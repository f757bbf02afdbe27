import { expect, test } from 'vitest'
import type { Claim } from '#src/models/addresses/claims.ts'
import { joinedProjects } from '#src/models/addresses/joined-projects.ts'

/** The claims of a language: the project of each home. */
const language = (projects: Record<string, string | null>): Claim[] =>
  Object.entries(projects).map(
    ([documentId, project]) => ({ type: 'units', documentId, project }) as Claim,
  )

test('languages that agree join no projects, also where one lacks a home', () => {
  const en = language({ one: 'a', two: 'b', three: null })
  expect(joinedProjects([en, language({ one: 'a', three: null })])).toEqual({})
})

test('a home of two projects joins them, and one without a project in one language as well', () => {
  const en = language({ one: 'b', two: 'c' })
  expect(joinedProjects([en, language({ one: 'a', two: null })])).toEqual({ b: 'a', c: '' })
})

test('what is joined step by step has one first project, in whatever order', () => {
  const en = language({ one: 'd', two: 'b', three: 'c' })
  const ar = language({ one: 'c', two: 'a', three: 'b' })
  const joined = { b: 'a', c: 'a', d: 'a' }
  expect(joinedProjects([en, ar])).toEqual(joined)
  expect(joinedProjects([ar.toReversed(), en])).toEqual(joined)
  const languages = ['d', 'b', 'a', 'c'].map((project) => language({ one: project }))
  expect(joinedProjects(languages)).toEqual(joined)
})

test('entries of other types join nothing', () => {
  const article = (project: string) => [{ ...language({ one: project })[0], type: 'articles' }]
  expect(joinedProjects([article('a'), article('b')] as Claim[][])).toEqual({})
})
