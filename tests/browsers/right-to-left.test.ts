import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

/** Where the middles of two elements are, from the left edge of the window. */
const middles = (first: string, second: string) =>
  [first, second].map((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect()
    return box ? box.left + box.width / 2 : Number.NaN
  })

describe('the header', () => {
  it.each([
    ['/about', 1],
    ['/ar/about', -1],
  ])('of %s runs as its language does', async (path, sign) => {
    const page = await open(path)
    const [logo, menu] = await page.run(middles, 'header img', 'header [popovertarget="site-menu"]')
    expect(Math.sign(Number(menu) - Number(logo))).toBe(sign)
  })
})

it('a form has its labels at the right, and its number from left to right', async () => {
  const page = await open('/ar/contact')
  const found = await page.run(() => {
    const field = document.querySelector<HTMLElement>('main form [data-field="name"]')
    const input = field?.querySelector('input')
    const phone = document.querySelector<HTMLInputElement>('main form [name="phone"]')
    if (!field || !input || !phone) throw new Error('The form lacks a field.')
    return [getComputedStyle(input).direction, getComputedStyle(phone).direction]
  })
  expect(found).toEqual(['rtl', 'ltr'])
})
