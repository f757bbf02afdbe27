import { describe, expect, test } from 'vitest'
import { failsValidation } from '#src/models/addresses/validated-routes.ts'
import { VALIDATED_ROUTES, type ValidatedRoute } from '#src/site/routes.ts'

const fails = (
  path: string,
  exists = false,
  routes: readonly ValidatedRoute[] = VALIDATED_ROUTES,
) => failsValidation({ path, exists, routes })

describe('the rule that a route declares', () => {
  test.each([
    '/projects/page/99',
    '/units/page/none',
    '/units/page/0',
    '/articles/tags/stone/page/9',
  ])('%s is a page that its list does not have (§2.7)', (path) => expect(fails(path)).toBe(true))

  test.each(['/nonsense/page/2', '/page/2', '/units/x', '/units/page/2/x', '/units', '/', ''])(
    '%s is of no route with a rule',
    (path) => expect(fails(path)).toBe(false),
  )

  test('holds for a page that exists: numbers from 1 on, as they are written', () => {
    expect(fails('/units/page/2', true)).toBe(false)
    expect(fails('/units/page/02', true)).toBe(true)
    expect(fails('/units/page/-2', true)).toBe(true)
  })

  test('may be declared by a route of any kind', () => {
    const routes = [
      { path: '/units/:slug', validate: ({ slug = '' }) => /^[a-z]+-\d+$/.test(slug) },
    ]
    expect(fails('/units/marina-101', true, routes)).toBe(false)
    expect(fails('/units/marina', true, routes)).toBe(true)
    expect(fails('/projects/marina', true, routes)).toBe(false)
  })
})
