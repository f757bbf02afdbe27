import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { beforeEach, expect, inject, it } from 'vitest'
import { LEFT_OUT, type OpenOptions, useBrowser } from './browser.ts'
import { holdSentry, onlyError, useReportingSite } from './reporting-site.ts'

const { open: openAt, expectComplaints } = useBrowser()

/** The header leads to pages that the small demo leaves out. */
beforeEach(() => expectComplaints(LEFT_OUT))

const siteOf = useReportingSite('error-reporting')

const open = (path: string, prepared: OpenOptions = {}) =>
  openAt(path, { baseURL: siteOf().url }, prepared)

const throwLater = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text)
    })
  }, message)

const policy = (html: string) => /connect-src [^;]*/.exec(html)?.[0]

it('without an address no code of Sentry is asked for, and pages may talk to nobody (§9.6)', async () => {
  const { outDir: plain } = inject('site')
  const page = await openAt('/')
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
  const html = await readFile(join(plain, 'index.html'), 'utf8')
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const scripts = loaded.filter((path) => path.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  const codes = await Promise.all(scripts.map((path) => readFile(join(plain, path), 'utf8')))
  expect(codes.filter((code) => code.includes('sentry_key'))).toEqual([])
  expect(policy(html)).toBe("connect-src 'self'")
})

it('with one, its code comes after the page, in a file that the page does not name', async () => {
  const { sentry, outDir } = siteOf()
  const html = await readFile(join(outDir, 'index.html'), 'utf8')
  expect(policy(html)).toBe(`connect-src 'self' ${new URL(sentry.dsn).origin}`)
  const asked: string[] = []
  const page = await open('/privacy')
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await sentry.events('transaction')
  const scripts = asked.filter((path) => path.endsWith('.js'))
  const codes = await Promise.all(scripts.map((path) => readFile(join(outDir, path), 'utf8')))
  const withSentry = scripts.filter((_path, index) => codes[index]?.includes('sentry_key'))
  expect(withSentry).toHaveLength(1)
  expect(html).not.toContain(withSentry[0])
})

it('an error reaches Sentry with the build and the environment, and nothing personal (§1.10, §7.15)', async () => {
  expectComplaints(/Sorry/)
  const { sentry, url, buildId, release } = siteOf()
  const page = await open('/articles?email=anna@example.com')
  await page.evaluate(() => (location.hash = '#modal:interest'))
  await page.locator('dialog[id="modal:interest"] input[name="name"]').fill('Anna Maria')
  await sentry.events('transaction')
  await throwLater(page, 'Sorry, Anna Maria (anna@example.com, +971 50 123 4567)')
  const [event] = await sentry.events('event')
  expect(event).toMatchObject({ release, environment: 'test', tags: { build: buildId } })
  const [exception] = event?.exception?.values ?? []
  expect(exception?.value).toBe('Sorry, [typed] ([email], [number])')
  expect(event?.request?.url).toBe(`${url}/articles`)
  expect(event).not.toHaveProperty('user')
  expect(sentry.texts.join('\n')).not.toMatch(/anna|971 50/i)
})

it('every load and every navigation is traced (§9.6)', async () => {
  const { sentry, release } = siteOf()
  const page = await open('/articles')
  const [load] = await sentry.events('transaction')
  expect(load).toMatchObject({
    release,
    contexts: { trace: { op: 'pageload', data: { 'sentry.sample_rate': 1 } } },
  })
  await page.locator('main a[href^="/articles/"]').first().click()
  const [, navigation] = await sentry.events('transaction', 2)
  expect(navigation?.contexts?.trace?.op).toBe('navigation')
})

it('an error that happened before Sentry was there is reported too', async () => {
  expectComplaints(/Sorry/)
  let release = () => {}
  const prepare = async (page: Page) => {
    release = await holdSentry(page, siteOf())
  }
  const page = await open('/privacy', { prepare })
  await throwLater(page, 'Sorry, early')
  await page.waitForTimeout(200)
  expect(siteOf().sentry.texts).toEqual([])
  release()
  const event = await onlyError(page, siteOf())
  expect(event.exception?.values?.[0]).toMatchObject({
    value: 'Sorry, early',
    mechanism: { handled: false, type: 'auto.browser.global_handlers.onerror' },
  })
})
