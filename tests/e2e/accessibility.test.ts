import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

/** A page of every type, without the locale's prefix. */
const TYPES = {
  'main page': '/',
  'projects page': '/projects',
  'project item': '/projects/marina-crest',
  'list of units': '/units',
  'later page of a list': '/units/page/2',
  'unit item': '/units/marina-crest-1204',
  'list of articles': '/articles',
  'article item': '/articles/how-light-shapes-a-plan',
  'list of jobs': '/jobs',
  'job item': '/jobs/architect',
  'plain page': '/about',
  'page with a form': '/contact',
  'page for signed-in visitors': '/residents',
  'page that is missing': '/404',
}

const violations = async (page: Page) => {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

describe.each([
  { locale: 'en', prefix: '' },
  { locale: 'ar', prefix: '/ar' },
])('in $locale', ({ prefix }) => {
  const at = (path: string) => (path === '/' ? prefix || '/' : prefix + path)

  it.each(Object.entries(TYPES))('%s has no fault that axe finds', async (_, path) => {
    const page = await open(at(path), { reducedMotion: 'reduce' })
    expect(await violations(page)).toEqual([])
  })

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
