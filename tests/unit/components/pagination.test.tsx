import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Pagination } from '#src/components/ui/Pagination.tsx'
import { pageView } from '#src/components/view/view.ts'
import { pagePath, paginate } from '#src/models/addresses/pagination.ts'
import { page, shell } from './sample.ts'

const pagination = (current: number, totalItems: number): string =>
  renderToStaticMarkup(
    <Pagination
      pagination={paginate({ page: current, totalItems, itemsPerPage: 10, visiblePages: 5 })}
      hrefOf={(target) => pagePath('/units', target)}
      view={pageView(shell(), page({ type: 'guarded' }))}
    />,
  )

const links = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map((match) => match[1] as string)

describe('the pagination', () => {
  test('is not there where a list has but one page', () => {
    expect(pagination(1, 10)).toBe('')
    expect(pagination(1, 0)).toBe('')
  })

  test('links to the page before, the visible pages and the page after', () => {
    expect(links(pagination(5, 95))).toEqual([
      '/units/page/4',
      '/units/page/3',
      '/units/page/4',
      '/units/page/5',
      '/units/page/6',
      '/units/page/7',
      '/units/page/6',
    ])
  })

  test('calls the first page by the path of the list', () => {
    expect(links(pagination(2, 20))).toEqual(['/units', '/units', '/units/page/2'])
  })

  test('marks the current page', () => {
    const current = /<a [^>]*aria-current="page"[^>]*>/.exec(pagination(2, 30))?.[0]
    expect(current).toContain('href="/units/page/2"')
    expect(current).toContain('aria-label="Page 2"')
  })

  test('has nothing to follow before the first and after the last page', () => {
    expect(pagination(1, 20)).toMatch(/<a [^>]*aria-disabled="true"[^>]*>.*?Previous page/)
    expect(pagination(2, 20)).toMatch(/<a [^>]*aria-disabled="true"[^>]*>.*?Next page/)
    expect(pagination(2, 30)).not.toContain('aria-disabled')
  })

  test('says where one is', () => {
    expect(pagination(2, 25)).toContain('Page 2 of 3')
    expect(pagination(2, 25)).toContain('<nav aria-label="Pages of the list"')
  })
})
