import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { listFunctions } from '@netlify/zip-it-and-ship-it'
import { expect, test } from 'vitest'

/** Netlify calls it when something has happened; a separate test covers that. */
const EVENTS = 'deploy-events'

const all = await listFunctions(resolve('functions'), { parseISC: true })
const functions = all.filter(({ name }) => name !== EVENTS)

test('Netlify reads the path of every function', () => {
  const paths = Object.fromEntries(
    functions.map(({ name, routes }) => [name, routes?.map(({ pattern }) => pattern) ?? []]),
  )
  expect(paths).toEqual({
    account: ['/api/account/*'],
    country: ['/api/country'],
    draft: ['/api/draft'],
    'draft-file': ['/api/draft-file'],
    health: ['/api/health'],
    lead: ['/api/lead'],
    'lead-file': ['/api/lead-file'],
    'lead-mail': [],
    'lead-redelivery': [],
    'cms-webhook': ['/api/publish'],
    'rebuild-check': [],
    redirect: ['/api/redirect', '/api/redirect/*'],
    'share-picture': ['/api/share-picture'],
    'site-status': ['/api/site-status'],
  })
})

test('a function either answers below /api/ or runs on a schedule', () => {
  for (const { name, routes = [], schedule } of functions) {
    const below = routes.some(({ pattern }) => pattern.startsWith('/api/'))
    expect(below || schedule !== undefined, `${name} has neither a path nor a schedule`).toBe(true)
  }
})

test('every function writes its line a request under its own name', async () => {
  for (const { name, mainFile } of functions) {
    expect(await readFile(mainFile, 'utf8')).toContain(`export default observed('${name}', `)
  }
})
