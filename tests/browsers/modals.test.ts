import { expect, it } from 'vitest'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

const VISIT = 'header a[href="#modal:visit"]'

it.each([
  ['/jobs/architect#modal:job', 'modal:job'],
  ['/about#modal:interest', 'modal:interest'],
  ['/ar#modal:job', 'modal:job'],
])('%s opens on load, with its form', async (path, id) => {
  const page = await open(path)
  await page.seen('dialog[open]').toBe(1)
  expect(await page.run(() => document.querySelector('dialog[open]')?.id)).toBe(id)
  await page.seen('dialog[open] form[data-form]').toBe(1)
})

it('closes with Escape, takes the hash away and gives the focus back', async () => {
  const page = await open('/about')
  await page.click(VISIT)
  await page.seen('dialog[open]').toBe(1)
  expect(await page.run(() => location.hash)).toBe('#modal:visit')
  await page.press('Escape')
  await page.address().toBe('/about')
  await page.seen('dialog[open]').toBe(0)
  await page.until(() => document.activeElement?.getAttribute('href')).toBe('#modal:visit')
})

it('closes with the back button and opens with the forward button', async () => {
  const page = await open('/about')
  await page.click(VISIT)
  await page.seen('dialog[open]').toBe(1)
  await page.back()
  await page.seen('dialog[open]').toBe(0)
  await page.address().toBe('/about')
  await page.forward()
  await page.seen('dialog[open]').toBe(1)
})

it('keeps the focus within', async () => {
  const page = await open('/about')
  await page.click(VISIT)
  await page.seen('dialog[open] form[data-form]').toBe(1)
  const outside: string[] = []
  for (let step = 0; step < 15; step++) {
    await page.press('Tab')
    outside.push(
      ...(await page.run(() => {
        const at = document.activeElement
        return !at || at === document.body || at.closest('dialog') ? [] : [at.outerHTML]
      })),
    )
  }
  expect(outside).toEqual([])
})
