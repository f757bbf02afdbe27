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

it.each(['/contact', '/ar/contact'])(
  'on %s the list and the number look as a text field does',
  async (path) => {
    const page = await open(path)
    const looks = () =>
      page.run(() => {
        const controls = ['[name="name"]', 'select:not([aria-label])', '[name="phone"]']
        return controls.map((selector) => {
          const control = document.querySelector(`main form ${selector}`)
          if (!control) return selector
          const { borderTop, borderRadius, backgroundColor, color, fontFamily, fontSize } =
            getComputedStyle(control)
          const height = Math.round(control.getBoundingClientRect().height)
          return JSON.stringify({
            ...{ borderTop, borderRadius, backgroundColor, color, fontFamily, fontSize, height },
          })
        })
      })
    await page.run(() => document.querySelector('main form')?.scrollIntoView())
    await page.seen('main form [data-field="phone"] select').toBe(1)
    const [text, list, number] = await looks()
    expect(list).toBe(text)
    expect(number).toBe(text)
    const appearance = await page.run(() => {
      const list = document.querySelector('main form select:not([aria-label])')
      return list && getComputedStyle(list).appearance
    })
    expect(appearance).toBe('none')
  },
)
