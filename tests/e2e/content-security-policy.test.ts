import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { EVERY_PAGE, EVERY_TYPE } from '#scripts/lib/page-types.ts'
import { runs } from '#tests/soak.ts'
import { useBrowser } from './browser.ts'

const { open } = useBrowser({ pictures: true })

const INJECTED = `
<script>window.injected = 'a script'</script>
<img src="data:image/gif;base64,broken" onerror="window.injected = 'a handler'">
<a id="planted" href="javascript:window.injected = 'an address'">x</a>
<script src="data:text/javascript,window.injected = 'a data script'"></script>
<script src="https://evil.example/x.js"></script>
`

/**
 * Brings markup into each page on its way to the browser, as somebody would who found a hole. The site's
 * own pictures are left out: they play no part, and take their time. The footer is a good place: React does
 * not look at it, and so does not clear it.
 */
const inject = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'image') return route.abort()
    if (!route.request().isNavigationRequest()) return route.continue()
    const response = await route.fetch()
    const html = (await response.text()).replace('</footer>', `${INJECTED}</footer>`)
    return route.fulfill({ response, body: html })
  })

it.each(runs({ test: EVERY_TYPE, soak: EVERY_PAGE }))(
  '%s runs no script that was injected',
  async (path) => {
    const page = await open(
      path,
      {},
      { prepare: inject, expected: /Content Security Policy|ERR_BLOCKED_BY_CSP|ERR_FAILED/ },
    )
    await page.locator('#planted').evaluate((link: HTMLAnchorElement) => link.click())
    await page.waitForLoadState('load')
    expect(await page.evaluate(() => (window as { injected?: string }).injected)).toBe(undefined)
    // The site's own script ran: the page has what React hydrates it with.
    expect(
      await page.evaluate(() =>
        Array.isArray((window as { next?: unknown; __next_f?: unknown }).__next_f),
      ),
    ).toBe(true)
  },
)

it('runs an injected script where a page has no policy: the test above can fail', async () => {
  const page = await open(
    '/about',
    {},
    {
      prepare: (it) =>
        it.route('**/about', async (route) => {
          const response = await route.fetch()
          const html = (await response.text())
            .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
            .replace('</footer>', "<script>window.injected = 'a script'</script></footer>")
          return route.fulfill({ response, body: html })
        }),
    },
  )
  expect(await page.evaluate(() => (window as { injected?: string }).injected)).toBe('a script')
})
