import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, localPath, PAGE_TYPES } from '#scripts/page-types.ts'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

const violations = async (page: Page) => {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

describe.each(Object.entries(LANGUAGES))('in %s', (_, { prefix }) => {
  const at = (path: string) => localPath(prefix, path)

  it.each(Object.entries(PAGE_TYPES))(
    'the page "%s" has no fault that axe finds',
    async (_, path) => {
      const page = await open(at(path), { reducedMotion: 'reduce' })
      expect(await violations(page)).toEqual([])
    },
  )

  it('dark colours have none either', async () => {
    const page = await open(at('/'), { reducedMotion: 'reduce', colorScheme: 'dark' })
    expect(await violations(page)).toEqual([])
  })

  it('nor has the open menu of a phone', async () => {
    const page = await open(at('/about'), {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    })
    await page.locator('[popovertarget="site-menu"]').first().click()
    await page.locator('#site-menu').waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('nor has an open modal', async () => {
    const page = await open(`${at('/jobs')}#modal:job`, { reducedMotion: 'reduce' })
    await page.locator('dialog[open]').waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('nor has an open option of the filter', async () => {
    const page = await open(at('/units'), { reducedMotion: 'reduce' })
    await page.locator('form[role="search"] summary').first().click()
    expect(await violations(page)).toEqual([])
  })
})
