import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { holdRequests, useBrowser } from './browser.ts'

const { open, openBlank, url } = useBrowser()

/** Long enough for what has come to be shown. */
const A_WHILE_MS = 500

const path = (page: Page) => new URL(page.url()).pathname

/** Marks the document, so that a test can tell a soft navigation from a page load. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-old', ''))
const isSame = (page: Page) => page.locator('html[data-old]').count()

describe('following links', () => {
  it('goes from a list to its entries without loading the page anew', async () => {
    const page = await open('/projects')
    await mark(page)
    await page.getByRole('main').locator('a[href="/projects/pearl-bay"]').first().click()
    await page.waitForURL('**/projects/pearl-bay')
    await page.locator('h1', { hasText: 'Pearl Bay' }).waitFor()
    expect(await isSame(page)).toBe(1)
  })

  it('writes no page into the history entry of another, as the router would that shows it late', async () => {
    const page = await open('/about')
    await page.evaluate(() => {
      history.pushState(history.state, '', '/about?later')
      history.replaceState(history.state, '', '/contact')
    })
    expect(page.url()).toBe(`${url}/about?later`)
    await page.evaluate(() => history.replaceState(history.state, '', '/about'))
    expect(page.url()).toBe(`${url}/about?later`)
    await page.evaluate(() => history.replaceState(history.state, '', '/about?later#content'))
    expect(page.url()).toBe(`${url}/about?later`)
    await page.evaluate(() => history.replaceState({ kept: true }, '', '/about?later'))
    expect(await page.evaluate(() => history.state)).toMatchObject({ kept: true })
  })

  it('shows the page again that a step back has left, if a step forward comes before the other page', async () => {
    const page = await open('/about')
    await page.locator('footer a[href="/contact"]').first().click()
    await page.waitForURL('**/contact')
    await page.reload()
    await page.waitForLoadState('networkidle')
    const heading = await page.locator('h1').innerText()
    const release = await holdRequests(page, '**/about')
    const asked = page.waitForRequest('**/about')
    await page.evaluate(() => history.back())
    await asked
    await page.evaluate(() => history.forward())
    await page.waitForURL('**/contact')
    const opacity = () =>
      page.locator('#content').evaluate((content) => getComputedStyle(content).opacity)
    await expect.poll(opacity).toBe('1')
    const came = page.waitForResponse('**/about')
    release()
    await came
    await page.waitForTimeout(A_WHILE_MS)
    expect(path(page)).toBe('/contact')
    expect(await opacity()).toBe('1')
    expect(await page.locator('h1').innerText()).toBe(heading)
  })

  it('keeps where each page was scrolled, if a second step back comes before the page of the first is scrolled', async () => {
    const page = await open('/articles')
    const scroll = (top: number) => page.evaluate((to) => scrollTo(0, to), top)
    const stands = () => page.evaluate(() => [location.pathname, Math.round(scrollY)])
    /** Without scrolling to the link, as a mouse would. */
    const follow = async (href: string) => {
      await page.locator(`footer a[href="${href}"]`).first().dispatchEvent('click')
      await page.waitForURL(`**${href}`)
      await page.waitForFunction(() => document.getElementById('content')?.style.opacity === '1')
    }
    await scroll(300)
    await follow('/about')
    await scroll(500)
    await follow('/contact')
    await scroll(200)
    // As on a slow phone: the second step has been taken when the code comes to scroll the page.
    await page.evaluate(() => {
      const busy = new MutationObserver(() => {
        if (!document.title.includes('About')) return
        busy.disconnect()
        history.back()
        for (const until = performance.now() + 500; performance.now() < until; );
      })
      busy.observe(document, { childList: true, subtree: true, characterData: true })
      history.back()
    })
    await expect.poll(stands).toEqual(['/articles', 300])
    await page.waitForTimeout(A_WHILE_MS)
    await page.goForward()
    await expect.poll(stands).toEqual(['/about', 500])
    await page.waitForTimeout(A_WHILE_MS)
    await page.goForward()
    await expect.poll(stands).toEqual(['/contact', 200])
  })

  it('says that a page is on its way that is long in coming', async () => {
    const page = await open('/jobs')
    const bar = () => page.evaluate(() => getComputedStyle(document.body, '::before').content)
    expect(await bar()).toBe('none')
    await page.route('**/about', async (route) => {
      await page.waitForFunction(() => {
        const content = document.getElementById('content') as HTMLElement
        return (
          /opacity: 0/.test(content.style.cssText) && getComputedStyle(content).opacity === '0.4'
        )
      })
      expect(await bar()).toBe('""')
      await route.continue()
    })
    await page.locator('footer a[href="/about"]').first().click()
    await page.waitForURL('**/about')
    await page.waitForFunction(() => document.getElementById('content')?.style.opacity === '1')
    expect(await bar()).toBe('none')
  })

  it('follows a link of a page that has only just come', async () => {
    const page = await open('/units')
    for (const next of ['/units/page/2', '/units', '/units/page/2', '/units']) {
      const link = page.getByRole('main').locator(`a[href="${next}"]`).first()
      // As quick as a script can be, so that the page is clicked before it has entered.
      await link.evaluate((it: HTMLElement) => it.click())
      await page.waitForURL(`**${next}`)
    }
    await page.waitForFunction(() => {
      const content = document.getElementById('content')
      return content && getComputedStyle(content).opacity === '1'
    })
  })

  it('walks through the pages of a list and back', async () => {
    const page = await open('/ar/units')
    await page.getByRole('main').locator('a[href="/ar/units/page/2"]').first().click()
    await page.waitForURL('**/ar/units/page/2')
    await page.locator('[aria-current="page"]', { hasText: '2' }).waitFor()
    await page.goBack()
    await page.waitForURL('**/ar/units')
  })

  it('works without JavaScript', async () => {
    const page = await open('/units', { javaScriptEnabled: false })
    await page.getByRole('main').locator('a[href="/units/page/2"]').first().click()
    await page.waitForURL('**/units/page/2')
    expect(await page.getByRole('main').locator('a[href^="/units/"]').count()).toBeGreaterThan(5)
  })

  it('changes the language and keeps the page', async () => {
    const page = await open('/articles/how-light-shapes-a-plan')
    const german = await page.locator('link[hreflang="de"]').getAttribute('href')
    await page.goto(new URL(german as string).pathname)
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    const arabic = page.locator('a[hreflang="ar"]').first()
    expect(await arabic.getAttribute('href')).toBe('/ar/articles/how-light-shapes-a-plan')
  })
})

describe('redirects', () => {
  it.each([
    ['/ru', '/', 1],
    ['/ru/projects?q=1', '/projects?q=1', 1],
    ['/news/how-light-shapes-a-plan', '/articles/how-light-shapes-a-plan', 1],
    ['/ru/news/how-light-shapes-a-plan', '/articles/how-light-shapes-a-plan', 1],
    ['/ar/news/how-light-shapes-a-plan', '/ar/articles/how-light-shapes-a-plan', 1],
    ['/about-us', '/about', 1],
    ['/news-archive/architecture', '/articles/tags/architecture', 1],
    ['/apartments/marina-towers', '/projects/marina-crest', 1],
    ['/catalog/penthouses', '/units?kind=penthouse', 1],
    ['/ru/about-us', '/about', 1],
    ['/ru/catalog/penthouses', '/units?kind=penthouse', 1],
    [
      '/%D8%A7%D9%84%D8%B5%D9%81%D8%AD%D8%A9-%D8%A7%D9%84%D8%B1%D8%A6%D9%8A%D8%B3%D9%8A%D8%A9',
      '/ar',
      1,
    ],
  ])('%s leads to %s in %i hop', async (from, to, hops) => {
    const page = await openBlank()
    const response = await page.goto(from)
    let count = 0
    for (let it = response?.request().redirectedFrom(); it; it = it.redirectedFrom()) count++
    expect(page.url()).toBe(url + to)
    expect(response?.status()).toBe(200)
    expect(count).toBe(hops)
  })

  it('lead to another site', async () => {
    const response = await fetch(`${url}/investor-relations`, { redirect: 'manual' })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('https://www.example.com/mira-investors')
  })
})

describe('an unknown path', () => {
  it.each([
    ['/nope', 'Page not found', '/'],
    ['/projects/nope', 'Page not found', '/'],
  ])('%s answers 404 with the way home', async (from, title, home) => {
    const page = await openBlank()
    const response = await page.goto(from)
    expect(response?.status()).toBe(404)
    expect(await page.locator('h1').innerText()).toContain(title)
    await page.getByText(`Page not found: ${from}`).waitFor()
    await page.getByRole('link', { name: 'Back to home' }).click()
    await page.waitForURL(url + home)
    expect(path(page)).toBe(home)
  })

  it('answers in the language of its prefix', async () => {
    const page = await openBlank()
    const response = await page.goto('/ar/nope')
    expect(response?.status()).toBe(404)
    expect(await page.locator('html').getAttribute('lang')).toBe('ar')
    expect(await page.locator('h1').innerText()).not.toContain('Page not found')
  })
})
