import { expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import {
  answer,
  consentCommands,
  PIXEL_CALLS,
  quiet,
  useTrackedSite,
  views,
} from './tracked-site.ts'

const { openTracked, asked } = useTrackedSite('consent-advanced', useBrowser({ pictures: true }), {
  CONSENT_MODE: 'advanced',
})

const DENIED = 'default denied,denied,denied,denied'
const loads = () => asked().filter((it) => it.startsWith('/gtm.js'))

it('the tag manager loads before an answer with all denied, and the pixel does not', async () => {
  const { page, reports, question } = await openTracked('/?utm_source=ad')
  await question.waitFor()
  await page.waitForFunction(() => 'tagRan' in window)
  expect(loads()).toHaveLength(1)
  expect(await consentCommands(page)).toEqual([DENIED])
  expect(reports).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('from'))).toBe(null)

  await answer(page, 'accept')
  await expect.poll(() => reports).toEqual(PIXEL_CALLS)
  expect(await consentCommands(page)).toEqual([DENIED, 'update granted,granted,granted,granted'])
  expect(loads()).toHaveLength(1)
})

it('under a refusal it stays, all denied, also on the next page', async () => {
  const { page, reports } = await openTracked('/ar')
  await answer(page, 'reject')
  await page.reload()
  await page.waitForFunction(() => 'tagRan' in window)
  await quiet(page)
  expect(loads()).toHaveLength(2)
  expect(await consentCommands(page)).toEqual([DENIED])
  expect(reports).toEqual([])
})

it('a withdrawal loads the page anew, with all denied, and its view is not reported again', async () => {
  const { page, question } = await openTracked('/')
  await expect.poll(() => views(page)).toEqual(['/'])
  await answer(page, 'accept')
  await page.waitForFunction(() => 'tagRan' in window && 'fbq' in window)
  await page.locator('footer [data-consent-open]').click()
  await question.locator('[name="statistics"]').uncheck()
  await question.locator('[name="marketing"]').uncheck()
  const loaded = page.waitForEvent('load')
  await answer(page, 'save')
  await loaded
  await page.waitForFunction(() => 'tagRan' in window)
  await quiet(page)
  expect(await consentCommands(page)).toEqual([DENIED])
  expect(await page.evaluate(() => 'fbq' in window)).toBe(false)
  expect(await views(page)).toEqual([])
  await page.locator('main a[href="/units"]').first().click()
  await expect.poll(() => views(page)).toEqual(['/units'])
  await page.reload()
  await expect.poll(() => views(page)).toEqual(['/units'])
})
