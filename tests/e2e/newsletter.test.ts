import { describe, expect, it } from 'vitest'
import { consentHash } from '#src/lead/consent-hash.ts'
import { oneOf } from '#tests/soak.ts'
import { useBrowser } from './browser.ts'
import { hydrateForm, inlineForm, submit, useLeadSite } from './lead-site.ts'

const { open } = useBrowser()
const site = useLeadSite()

describe.each(
  oneOf(
    [
      { prefix: '', words: 'I agree that Mira sends me its magazine by email', language: 'en' },
      { prefix: '/ar', words: 'أوافق على أن ترسل إليّ ميرا مجلتها', language: 'ar' },
    ],
    1,
  ),
)('the newsletter on $prefix/articles', ({ prefix, words, language }) => {
  it.each([true, false])(
    'is signed up for with one line and the consent (scripts: %s)',
    async (javaScriptEnabled) => {
      const page = await open(`${prefix}/articles`, {
        ...{ baseURL: site.url(), reducedMotion: 'reduce', javaScriptEnabled },
      })
      const form = inlineForm(page)
      if (javaScriptEnabled) await hydrateForm(form)
      const email = `ana-${javaScriptEnabled}-${language}@example.com`
      await form.locator('[name="email"]').fill(email)
      await form.locator('[name="consent"]').check()
      if (javaScriptEnabled) await submit(form)
      else await form.locator('button[type="submit"]').click()
      await page.locator('#newsletter-sent').waitFor()
      const [lead] = await site.arrived()
      expect(lead).toMatchObject({ email, formKey: 'newsletter', pageLanguage: language })
      expect(lead?.consentText).toContain(words)
      expect(lead?.consentHash).toBe(consentHash(String(lead?.consentText)))
      expect(Math.abs(Date.parse(String(lead?.consentGivenAt)) - Date.now())).toBeLessThan(60_000)
    },
  )

  it('has its button beside the line on a wide screen and below it on a phone, also after a message', async () => {
    const page = await open(`${prefix}/articles`, {
      baseURL: site.url(),
      viewport: { width: 1440, height: 900 },
    })
    const form = inlineForm(page)
    await hydrateForm(form)
    const box = async (of: string) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await form.locator(of).boundingBox()) ?? {}
      return { x, y, width, height }
    }
    const isBeside = async () => {
      const [line, button] = [await box('[name="email"]'), await box('button[type="submit"]')]
      return Math.abs(line.y - button.y) < 2 && Math.abs(line.height - button.height) < 4
    }
    expect(await isBeside()).toBe(true)
    await submit(form)
    await form.locator('[data-field="email"] [data-error]:not(:empty)').waitFor()
    expect(await isBeside()).toBe(true)
    await page.setViewportSize({ width: 360, height: 800 })
    const [line, button, consent] = [
      await box('[name="email"]'),
      await box('button[type="submit"]'),
      await box('[data-field="consent"]'),
    ]
    expect(button.y).toBeGreaterThan(line.y + line.height)
    expect(consent.y).toBeGreaterThan(button.y)
  })
})
