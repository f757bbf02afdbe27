import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { buildSite } from '#scripts/build/build-site.ts'
import { createProgress } from '#scripts/lib/progress.ts'
import { writeSnapshot } from '#src/content/write.ts'
import { readEnvironment } from '#src/environment/commands.ts'
import { smallDemo } from '#tests/build/oracle/small-demo.ts'
import { LEFT_OUT, useBrowser } from './browser.ts'
import { fillContact, hydrateForm, inlineForm, submit, useLeadSite } from './lead-site.ts'

/** Next renders only into folders of the project. */
const cacheDir = join(readEnvironment({}).cacheDir, 'challenge')

/** What is compiled already is used; the pages are rendered again, since all of them contain the key. */
const buildWithKey = async (outDir: string): Promise<void> => {
  const contentDir = join(cacheDir, 'content')
  const mediaPath = ({ name }: { name: string }) => join('content/media', name)
  await writeSnapshot({
    dir: contentDir,
    snapshot: await smallDemo(['home', 'contact']),
    mediaPath,
  })
  const folders = { CONTENT_DIR: contentDir, OUT_DIR: outDir, CACHE_DIR: cacheDir }
  const variables = { ...folders, TURNSTILE_SITE_KEY: 'site-key' }
  await buildSite(readEnvironment(variables), createProgress())
}

afterAll(() => rm(cacheDir, { recursive: true, force: true }))

const { open, expectComplaints } = useBrowser()

/** The header leads to pages that the small demo leaves out. */
beforeEach(() => expectComplaints(LEFT_OUT))

const site = useLeadSite(buildWithKey)

/** Stands in for Cloudflare: a frame, and a token for whoever asks. */
const CHALLENGE = `
let solved = 0
window.turnstile = {
  render: (place, options) => {
    const frame = document.createElement('iframe')
    frame.title = 'Challenge'
    frame.src = 'https://challenges.cloudflare.com/frame'
    place.append(frame)
    const solve = () => options.callback(options.sitekey + ' ' + ++solved)
    window.turnstile.reset = solve
    setTimeout(solve, 200)
    return 'widget'
  },
  remove: () => {},
}`

it('a form with Turnstile sends the token of its challenge, and another one with the next try', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce' })
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.request().url().includes('api.js')
      ? route.fulfill({ contentType: 'text/javascript', body: CHALLENGE })
      : route.fulfill({ contentType: 'text/html', body: '<p>Challenge</p>' }),
  )
  await page.goto(`${site.url()}/contact`)
  expect(await page.locator('iframe').count()).toBe(0)
  const form = inlineForm(page)
  await hydrateForm(form)
  await page.frameLocator('iframe[title="Challenge"]').getByText('Challenge').waitFor()
  await fillContact(form)

  const tokens: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') tokens.push(request.postDataJSON().turnstileToken)
  })
  await form.locator('[name="phone"]').fill('+9715012345')
  await submit(form)
  await form.getByText('Phone number is too short').waitFor()
  expect(tokens).toEqual([])
  await form.locator('[name="phone"]').fill('+971501234567')
  await site.withForms(
    'en',
    (forms) => forms.contact?.fields[0]?.rules.push({ rule: 'min', value: 70 }),
    async () => {
      await submit(form)
      await form.getByText('Minimum length is 70 characters').waitFor()
    },
  )
  await form.locator('[name="name"]').fill('Ana María Ruiz')
  await submit(form)
  await page.getByText('Your message is with us').waitFor()
  expect(tokens).toEqual(['site-key 1', 'site-key 2'])
  expect(await site.arrived()).toMatchObject([{ name: 'Ana María Ruiz' }])
  expectComplaints(/LeadError: \[POST\] "\/api\/lead": 422/)
  expectComplaints(/: 422 /)
})

it('a form whose challenge cannot be had is sent all the same', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce' })
  await page.route('https://challenges.cloudflare.com/**', (route) => route.abort())
  await page.goto(`${site.url()}/contact`)
  const form = inlineForm(page)
  await hydrateForm(form)
  await fillContact(form)
  await submit(form)
  await page.getByText('Your message is with us').waitFor()
  expectComplaints(/ERR_FAILED/)
})
