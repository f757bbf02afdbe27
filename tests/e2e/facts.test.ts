import { describe, expect, it } from 'vitest'
import { oneOf } from '#tests/soak.ts'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('the facts of a home, %s', (_how, javaScriptEnabled) => {
  it.each(
    oneOf(
      [
        ['', ['Service charge a year', 'AED', 'North-west', 'Q3 2028', 'Beach and sea']],
        ['/ar', ['رسوم الخدمات السنوية', 'د.إ', 'شمال غرب', 'الشاطئ والبحر', 'الربع 3 من 2028']],
      ],
      1,
    ),
  )('are in the language of %j', async (home, said) => {
    const page = await open(`${home}/units/pearl-bay-v06`, { javaScriptEnabled })
    const text = await page.locator('main').innerText()
    for (const words of said) expect(text).toContain(words)
  })

  it.each(
    oneOf(
      [
        ['', 'Price on request', 'On hold'],
        ['/ar', 'السعر عند الطلب', 'محجوزة مؤقتًا'],
      ],
      0,
    ),
  )('in %j tell no price that is told on request', async (home, onRequest, onHold) => {
    const page = await open(`${home}/units/marina-crest-3401`, { javaScriptEnabled })
    const main = page.locator('main')
    expect(await main.innerText()).toContain(onRequest)
    const html = await page.content()
    expect(html).not.toMatch(/13[,٬.]?900[,٬.]?000/)
    const held = await open(`${home}/units/marina-crest-2105`, { javaScriptEnabled })
    expect(await held.locator('main').innerText()).toContain(onHold)
  })

  it.each(
    oneOf(
      [
        ['', ['Construction progress', '34%', 'Permit number', '73377-PB', 'Q3 2028']],
        ['/ar', ['تقدّم الإنشاء', 'رقم التصريح', '73377-PB', 'الربع 3 من 2028']],
      ],
      1,
    ),
  )('of a project are in the language of %j', async (home, said) => {
    const page = await open(`${home}/projects/pearl-bay`, { javaScriptEnabled })
    // Browsers lay out what is far below the window when it comes near.
    for (const words of said) {
      const place = page.locator('main').getByText(words).first()
      await place.scrollIntoViewIfNeeded()
      await expect.poll(() => place.innerText()).toContain(words)
    }
  })
})

describe('the filter', () => {
  it.each(
    oneOf(
      [
        ['', 'Homes found: 5'],
        ['/ar', 'المنازل المطابقة: 5'],
      ],
      1,
    ),
  )('in %j finds homes on hold and those not yet released', async (home, found) => {
    const page = await open(`${home}/units?availability=onHold&availability=notReleased`)
    await page.getByText(found, { exact: true }).waitFor()
    await expect.poll(() => page.locator('main article').count()).toBe(5)
  })

  it('shows words in place of a price that is told on request, and finds it by none', async () => {
    const page = await open('/units?q=7101')
    await page.getByText('Homes found: 1', { exact: true }).waitFor()
    expect(await page.locator('main article').innerText()).toContain('Price on request')
    const dear = await open('/units?q=7101&price=8000000..')
    await dear.getByText('No home has all of this.').waitFor()
  })
})
