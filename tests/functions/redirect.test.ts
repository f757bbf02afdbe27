import { expect, it } from 'vitest'
import { answer } from '#functions/redirect/redirect.ts'

const lookup = {
  redirects: {
    '/old/ü': ['/new#there', 301],
    '/c++': ['/languages', 301],
    '/one,two;a&b=c:d@e$': ['/signs', 302],
  },
  notFoundBelow: ['ar'],
}
const files = (async (url: string) =>
  url.includes('/builds/') ? Response.json(lookup) : new Response(url)) as typeof fetch

const ask = async (path: string) => {
  const response = await answer(new Request(`https://moved.example${path}`), files)
  const { status, headers } = response
  return { status, location: headers.get('location'), body: await response.text() }
}

it.each([
  ['behind its own', '/api/redirect/old/%C3%BC/?a=1&b'],
  ['as the visitor asked for it', '/old/%C3%BC/?a=1&b'],
])('finds the redirect of a path %s, and keeps the query', async (_where, path) => {
  expect(await ask(path)).toMatchObject({ status: 301, location: '/new?a=1&b#there' })
})

it.each([
  ['/c++', '/languages'],
  ['/c%2B%2B', '/languages'],
  ['/one,two;a&b=c:d@e$', '/signs'],
  ['/one%2Ctwo%3Ba%26b%3Dc%3Ad%40e%24', '/signs'],
])('finds the redirect of %s, as the rules of a site with few do', async (path, location) => {
  expect(await ask(path)).toMatchObject({ location })
})

it.each([
  ['/api/redirect', 'https://moved.example/404.html'],
  ['/api/redirect/ar', 'https://moved.example/ar/404.html'],
  ['/api/redirects', 'https://moved.example/404.html'],
])('answers %s with the page for what is not found', async (path, body) => {
  expect(await ask(path)).toEqual({ status: 404, location: null, body })
})

it.each([
  '/api/redirect',
  '/api/redirect/',
  '/api/redirect/x',
  '/api/redirect/ar/%00',
  '/api/redirect/__proto__',
])('answers %s with that page on a site without any lookup files, too', async (path) => {
  const site = 'https://few.example'
  const bare = (async (url: string) =>
    url.endsWith('/404.html')
      ? new Response(url)
      : new Response('not found', { status: 404 })) as typeof fetch
  const response = await answer(new Request(site + path), bare)
  expect([response.status, await response.text()]).toEqual([404, `${site}/404.html`])
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

it('answers 404 where the site has not even a page for that', async () => {
  const empty = (async () => new Response('<p>', { status: 404 })) as typeof fetch
  const response = await answer(new Request('https://empty.example/api/redirect/x'), empty)
  expect([response.status, await response.text()]).toEqual([404, 'Not Found\n'])
})

it('answers with what the site says of its pages, and nothing of how the file was sent', async () => {
  const said = {
    'content-security-policy': "frame-ancestors 'none'",
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
  }
  const sent = { 'content-encoding': 'br', 'content-length': '3', etag: '"x"' }
  const site = (async (url: string) =>
    url.endsWith('/404.html')
      ? new Response('page', { headers: { ...said, ...sent } })
      : new Response('', { status: 404 })) as typeof fetch
  const { headers } = await answer(new Request('https://said.example/api/redirect/x'), site)
  expect(Object.fromEntries(headers)).toEqual({
    ...said,
    'content-type': 'text/html; charset=utf-8',
  })
})
