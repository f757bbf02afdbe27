import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ErrorMessage } from '#src/components/errors/ErrorMessage.tsx'
import { isCrawler } from '#src/components/errors/is-crawler.ts'
import { wordingOf } from '#src/components/view/wording.ts'
import { shell } from './sample.ts'

const textOf = (status: number) => {
  const view = { ...wordingOf(shell()), shell: shell() }
  const html = renderToStaticMarkup(<ErrorMessage status={status} view={view} />)
  return html
    .replace(/<[^>]+>/g, '|')
    .split('|')
    .filter(Boolean)
}

const NOT_FOUND = [
  '404',
  'Page not found',
  'Looks like this link leads nowhere. Check the URL or start from the homepage.',
  'Back to home',
]

describe('the error page', () => {
  it.each([
    [
      403,
      [
        '403',
        'Access denied',
        'You don’t have permission to view this page. Try another account or return to the homepage.',
        'Back to home',
      ],
    ],
    [404, NOT_FOUND],
    [
      500,
      [
        '500',
        'Something went wrong on our side. We’re already on it—please refresh the page.',
        'Back to home',
      ],
    ],
    [418, NOT_FOUND],
    [503, NOT_FOUND],
  ])('of %i says what the specification says (§2.12, §8.1, §8.2, §8.3, §8.4)', (status, text) => {
    expect(textOf(status)).toEqual(text)
  })

  it('has one heading, a title or not', () => {
    for (const status of [403, 404, 500]) {
      const view = { ...wordingOf(shell()), shell: shell() }
      const html = renderToStaticMarkup(<ErrorMessage status={status} view={view} />)
      expect(html.match(/<h1/g)).toHaveLength(1)
    }
  })
})

describe('a crawler', () => {
  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', true],
    ['Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)', true],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', false],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', false],
  ])('is told by its name: %s', (userAgent, expected) => {
    expect(isCrawler(userAgent)).toBe(expected)
  })
})
