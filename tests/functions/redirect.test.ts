import { expect, it } from 'vitest'
import { answer } from '#functions/redirect/redirect.ts'

const lookup = { redirects: { '/old/ü': ['/new#there', 301] }, notFoundBelow: ['ar'] }
const files = (async (url: string) =>
  url.includes('/builds/') ? Response.json(lookup) : new Response(url)) as typeof fetch

const ask = async (path: string) => {
  const response = await answer(new Request(`https://mira.example${path}`), files)
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
  ['/api/redirect', 'https://mira.example/404.html'],
  ['/api/redirect/ar', 'https://mira.example/ar/404.html'],
  ['/api/redirects', 'https://mira.example/404.html'],
])('answers %s with the page for what is not found', async (path, body) => {
  expect(await ask(path)).toEqual({ status: 404, location: null, body })
})
