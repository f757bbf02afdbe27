import { once } from 'node:events'
import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

const HELD = '/_next/static/chunks/held.js'
const LATE = '/ar/about'
const LATE_MS = 2_000

/** The site, but for a script that never comes and a page that comes late. */
let server: Server
let url: string

beforeAll(async () => {
  const site = inject('watchedSite').url
  server = createServer(async ({ url: path, headers }, response) => {
    if (path === HELD) return
    if (path === LATE) await delay(LATE_MS)
    get(site + path, { headers: { ...headers, host: new URL(site).host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('a script that the browser gives up with the page does not keep anybody there', async () => {
  const page = await open('/about', { url })
  await page.run((src) => {
    document.head.append(Object.assign(document.createElement('script'), { src }))
    const link = document.querySelector<HTMLElement>('a[hreflang="ar"]')
    setTimeout(() => link?.click(), 100)
  }, HELD)
  await page.address().toBe(LATE)
  const complaints = await page.takeComplaints()
  expect(complaints).toEqual(complaints.map(() => `/about: could not be loaded: ${HELD}`))
  expect(await page.run(() => sessionStorage.getItem('reloaded'))).toBe(null)
})
