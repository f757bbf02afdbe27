import { describe, expect, test } from 'vitest'
import { failedPages } from '#scripts/build/next/failed-pages.ts'
import type { SitePages } from '#scripts/build/plan/site-manifest.ts'
import { PageError } from '#src/models/entries/errors.ts'

const page = (type: string, key: string, path: string) => ({
  ...{ key, path, locale: 'en', content: { type } },
})
const pages = [
  page('main', 'pages/main', '/'),
  page('job', 'jobs/one', '/jobs/one'),
  page('job', 'jobs/two', '/jobs/two'),
  page('unit', 'units/only', '/units/only'),
]
const site = { pages, locales: [{ code: 'en' }], pagesOf: () => pages } as unknown as SitePages

const failing = (...paths: string[]) =>
  failedPages(
    site,
    paths.map((path) => ({ path, problem: 'broke' })),
  )

describe('pages that cannot be rendered', () => {
  test('are left out with their entries', () => {
    const error = failing('/jobs/two') as PageError
    expect(error).toBeInstanceOf(PageError)
    expect(error.failed).toEqual([
      {
        type: 'jobs',
        documentId: 'two',
        locale: 'en',
        field: 'page',
        problem: 'could not be rendered: broke',
      },
    ])
  })

  test('are left out where the only entry of a kind fails', () => {
    expect(failing('/units/only')).toBeInstanceOf(PageError)
  })

  test.each([
    ['the main page', ['/']],
    ['every page of a kind', ['/jobs/one', '/jobs/two']],
  ])('fail the build where it is %s', (_, paths) => {
    const { name, message } = failing(...paths)
    expect(name).toBe('RenderError')
    expect(message).toContain(`${paths[0]} (broke)`)
  })
})
