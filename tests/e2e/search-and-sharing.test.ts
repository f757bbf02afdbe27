import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'

const { open, url } = useBrowser({ pictures: true })

const PAGES = ['/', '/ar/projects/marina-crest', '/units/marina-crest-1204', '/de/jobs']

describe.each(PAGES)('%s', (path) => {
  const openHead = async () => {
    const page = await open(path, { javaScriptEnabled: false })
    const attribute = (selector: string, name: string) =>
      page.locator(`head ${selector}`).first().getAttribute(name)
    /** The site's addresses name where it will live; here the preview answers. */
    const fetched = async (address: string | null) => {
      const { pathname, search } = new URL(address ?? '', url)
      // A server may end a connection in the instant in which it is used again.
      return page.request.get(pathname + search, { maxRetries: 2 })
    }
    return { page, attribute, fetched }
  }

  it('is shared with a picture of its own', async () => {
    const { attribute, fetched } = await openHead()
    const response = await fetched(await attribute('meta[property="og:image"]', 'content'))
    expect(response.status()).toBe(200)
    expect(response.headers()['cache-control']).toContain('immutable')
    const { format, width, height } = await sharp(await response.body()).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  })

  it('names itself, its languages, the feed of its language and the icon (§3.3)', async () => {
    const { page, attribute, fetched } = await openHead()
    const canonical = await attribute('link[rel="canonical"]', 'href')
    expect(new URL(canonical ?? '').pathname).toBe(path)
    const languages = await page
      .locator('head link[rel="alternate"][hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
    expect(languages.sort()).toEqual(['ar', 'de', 'en', 'x-default'])
    const feed = await fetched(await attribute('link[type="application/rss+xml"]', 'href'))
    expect(await feed.text()).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss /)
    const icon = await fetched(await attribute('link[rel="icon"]', 'href'))
    expect(icon.status()).toBe(200)
    expect(icon.headers()['content-type']).toMatch(/^image\//)
  })

  it('has structured data that parses', async () => {
    const { page } = await openHead()
    const [text = ''] = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(JSON.parse(text)['@context']).toBe('https://schema.org')
  })
})
