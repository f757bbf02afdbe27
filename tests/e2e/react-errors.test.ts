import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BrowserContextOptions, Page } from 'playwright'
import { beforeEach, expect, inject, it } from 'vitest'
import { breakFilter, FILTER_FAULT } from './broken-filter.ts'
import { LEFT_OUT, type OpenOptions, useBrowser } from './browser.ts'
import { holdSentry, onlyError, useReportingSite, watchReporting } from './reporting-site.ts'

const { open: openAt, expectComplaints } = useBrowser()
const siteOf = useReportingSite('react-errors')

/** The header leads to pages that the small demo leaves out. */
beforeEach(() => expectComplaints(LEFT_OUT))

const open = (path: string, options: BrowserContextOptions = {}, prepared: OpenOptions = {}) =>
  openAt(path, { baseURL: siteOf().url, ...options }, prepared)

const faultIsShown = (page: Page) =>
  page.getByRole('heading', { name: /^Something went wrong on our side/ }).waitFor()

/** Chooses a kind of home in a filter that cannot show any. */
const failInRender = async (page: Page) => {
  await page.locator('details[data-key="kind"] > summary').click()
  await page.locator('input[name="kind"][value="apartment"]').click()
  await faultIsShown(page)
}

const caught = () => ({
  environment: 'test',
  release: siteOf().release,
  contexts: { react: { componentStack: expect.stringContaining('/_next/static/chunks/') } },
  exception: {
    values: [
      { type: 'React ErrorBoundary TypeError' },
      {
        type: 'TypeError',
        mechanism: { handled: true, type: 'auto.function.react.error_boundary' },
      },
    ],
  },
})

it('an error that React catches while it renders is reported once, with its components', async () => {
  expectComplaints(FILTER_FAULT)
  const page = await open('/units', {}, { prepare: breakFilter })
  await siteOf().sentry.events('transaction')
  await failInRender(page)
  expect(await onlyError(page, siteOf())).toMatchObject(caught())
})

it('so is one that React has caught before Sentry was there, and its stack leads to the source', async () => {
  expectComplaints(FILTER_FAULT)
  let release = () => {}
  const prepare = async (page: Page) => {
    release = await holdSentry(page, siteOf())
    await breakFilter(page)
  }
  const page = await open('/units', {}, { prepare })
  await failInRender(page)
  expect(siteOf().sentry.texts).toEqual([])
  release()
  const event = await onlyError(page, siteOf())
  expect(event).toMatchObject(caught())

  const frames = event.exception?.values?.[1]?.stacktrace?.frames ?? []
  const { filename, lineno, colno } = frames.at(-1) ?? {}
  const [, file = '', line] = /^at (src\/.+):(\d+):\d+$/.exec(
    await readable(`at ${filename}:${lineno}:${colno}`),
  ) as string[]
  expect(file).toBe('src/components/ui/resized.ts')
  const source = (await readFile(file, 'utf8')).split('\n')[Number(line) - 1]
  expect(source).toContain('.src')
  const components = await readable(String(event.contexts?.react?.componentStack))
  expect(components).toMatch(/src\/components\/filter\/FilterResults\.tsx:\d+:\d+/)
  expect(components).toMatch(/src\/components\/errors\/ErrorBoundary\.tsx:\d+:\d+/)
})

/** What `npm run stack` makes of a stack. */
const readable = async (stack: string): Promise<string> => {
  const { cacheDir } = siteOf()
  const file = join(cacheDir, 'stack.txt')
  await writeFile(file, stack)
  const env = { ...process.env, CACHE_DIR: cacheDir }
  return (await promisify(execFile)(process.execPath, ['scripts/stack.ts', file], { env })).stdout
}

/** Has another document published of the list of homes while a test runs. */
const withUnits = async (from: RegExp, to: string, run: () => Promise<void>) => {
  const file = join(siteOf().outDir, 'units.html')
  const html = await readFile(file, 'utf8')
  expect(html).toMatch(from)
  // The store of pages has the same file under another name: it is not written over.
  const publish = async (text: string) => {
    await rm(file)
    await writeFile(file, text)
  }
  try {
    await publish(html.replaceAll(new RegExp(from, 'g'), to))
    await run()
  } finally {
    await publish(html)
  }
}

it('a page that fails as it is hydrated is reported once', async () => {
  expectComplaints(FILTER_FAULT)
  await withUnits(/\\"options\\":/, '\\"nothing\\":', async () => {
    const page = await open('/privacy', { bypassCSP: true })
    siteOf().sentry.forget()
    await page.evaluate(() => location.assign('/units'))
    await faultIsShown(page)
    expect(await onlyError(page, siteOf())).toMatchObject(caught())
  })
})

it('so is one that differs from what React expects, from which React recovers', async () => {
  expectComplaints(/#418/)
  await withUnits(/>Type<\/summary>/, '>Tipe</summary>', async () => {
    const page = await open('/units')
    const event = await onlyError(page, siteOf())
    expect(event.exception?.values?.at(-1)?.value).toContain('#418')
    expect(await page.locator('details[data-key="kind"] > summary').innerText()).toBe('Type')
  })
})

it('so is one that an error outside of React leaves empty', async () => {
  expectComplaints(/Sorry/)
  const page = await open('/privacy')
  await siteOf().sentry.events('transaction')
  await page.evaluate(() => {
    document.getElementById('content')?.replaceChildren()
    setTimeout(() => {
      throw new Error('Sorry, nothing is left')
    })
  })
  await faultIsShown(page)
  const event = await onlyError(page, siteOf())
  expect(event.exception?.values?.[0]?.value).toBe('Sorry, nothing is left')
})

it('what fails in the gallery, which has a root of its own, is reported once and scrubbed', async () => {
  expectComplaints(/Sorry/)
  const page = await open('/projects/harbour-lights')
  await siteOf().sentry.events('transaction')
  const link = page.locator('a[data-gallery]').first()
  await link.evaluate((element) => {
    element.querySelector = () => {
      throw new Error('Sorry, anna@example.com')
    }
  })
  await link.click()
  const event = await onlyError(page, siteOf())
  const [components, error] = event.exception?.values ?? []
  expect(components?.type).toBe('React ErrorBoundary Error')
  expect(error).toMatchObject({
    value: 'Sorry, [email]',
    mechanism: { handled: false, type: 'auto.function.react.error_handler' },
  })
  expect(siteOf().sentry.texts.join('\n')).not.toContain('anna')
})

it('without an address an error that React catches goes nowhere, and nothing is loaded for it', async () => {
  expectComplaints(FILTER_FAULT)
  let asked: string[] = []
  const prepare = async (page: Page) => {
    asked = await watchReporting(page, inject('site'))
    await breakFilter(page)
  }
  const page = await openAt('/units?kind=villa', {}, { prepare })
  await faultIsShown(page)
  await page.waitForTimeout(1_000)
  expect(asked).toEqual([])
})
