import { describe, expect, it } from 'vitest'
import { oneOf } from '#tests/soak.ts'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

const LANGUAGES = [
  { home: '', title: 'Payment plan', stage: 'Structure complete', fees: 'Price with fees' },
  { home: '/ar', title: 'خطة السداد', stage: 'اكتمال الهيكل', fees: 'السعر مع الرسوم' },
]

describe.each([true, false])('the payment plan (scripts: %j)', (javaScriptEnabled) => {
  it.each(oneOf(LANGUAGES, 1))('of a home in "$home" has amounts that add up', async (language) => {
    const page = await open(`${language.home}/units/pearl-bay-108`, { javaScriptEnabled })
    await page.getByRole('heading', { name: language.title, exact: true }).waitFor()
    const table = page.locator('main table:has(caption)')
    expect(await table.textContent()).toContain(language.stage)
    expect(await table.textContent()).toContain(language.fees)
    const amounts = await table
      .locator('data')
      .evaluateAll((all) => all.map((it) => Number((it as HTMLDataElement).value)))
    expect(amounts).toEqual([
      ...[472_000, 1_298_000, 590_000, 2_360_000, 4_720_000],
      ...[188_800, 5_000, 4_913_800],
    ])
  })

  it.each(oneOf(LANGUAGES, 0))(
    'in "$home" is the home’s own before its project’s',
    async ({ home }) => {
      const percents = async (path: string) => {
        const page = await open(`${home}${path}`, { javaScriptEnabled })
        const cells = await page
          .locator('main table:has(caption) tbody:first-of-type td:nth-child(2)')
          .allTextContents()
        return cells.map((text) => Number(text.replace(/[^\d.,]/g, '').replace(',', '.')))
      }
      expect(await percents('/projects/pearl-bay')).toEqual([10, 27.5, 12.5, 50, 100])
      expect(await percents('/units/pearl-bay-v06')).toEqual([15, 25, 30, 30, 100])
    },
  )

  it('tells shares alone where the price is told on request', async () => {
    const page = await open('/units/pearl-bay-201', { javaScriptEnabled })
    const table = page.locator('main table:has(caption)')
    expect(await table.textContent()).toContain('27.5%')
    expect(
      await table.locator('data').evaluateAll((all) => all.map((it) => it.textContent)),
    ).toEqual([expect.stringMatching(/^AED\s5,000$/)])
  })
})

it('follows the currency of the visitor', async () => {
  const page = await open('/units/pearl-bay-108')
  await page.locator('select[name=currency]:visible').first().selectOption('USD')
  const table = page.locator('main table:has(caption)')
  await expect.poll(() => table.textContent()).toContain('$128,526')
  expect(await table.textContent()).not.toContain('AED')
})
