import { expect, test } from 'vitest'
import { smallPage } from '#functions/lib/small-page.ts'

test('a page of a function loads nothing, names its language and keeps its address to itself', async () => {
  const page = smallPage({
    ...{ title: 'Check <this>', body: '<p>&amp;</p>' },
    language: { locale: 'ar', dir: 'rtl' },
  })
  expect(page.status).toBe(200)
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; .*form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
    ),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
  const html = await page.text()
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('<h1>Check &#60;this&#62;</h1><p>&amp;</p></main>')
})

test('it is in English where its language is not known, and has the status of its answer', async () => {
  const page = smallPage({ title: 'x', body: '' }, 422)
  expect(page.status).toBe(422)
  expect(await page.text()).toContain('<html lang="en" dir="ltr">')
})
