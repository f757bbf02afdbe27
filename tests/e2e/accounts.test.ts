import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { MESSAGES } from '#src/models/parts/messages.ts'
import { faultsOf } from '../axe.ts'
import { type AccountSite, startAccountSite } from './account-site.ts'
import { afterItsScripts, useBrowser } from './browser.ts'
import { plantFiles, SCRIPT_ENDINGS, watchTheft } from './uploaded-files.ts'
import { widerOnScreens } from './wider-than-screen.ts'

const PASSWORD = 'a-long-password'
/** Only in the content of the page for residents, and of the one for owners. */
const SECRETS = [
  'Inspection and handover dates',
  'A second lift for the car park',
  'مواعيد المعاينة',
]

let site: AccountSite
// A browser without pictures runs no script of an SVG either.
const { open, openBlank, expectComplaints } = useBrowser({ pictures: true })

beforeAll(async () => {
  site = await startAccountSite()
})
afterAll(() => site?.close())

const visit = (path: string, options = {}) => open(path, { baseURL: site.url, ...options })
const at = (page: Page, path: string) => page.waitForURL(site.url + path)
const anotherTab = async (page: Page, path: string): Promise<Page> => {
  const tab = afterItsScripts(await page.context().newPage())
  await tab.goto(path)
  return tab
}

const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`main input[name="${name}"]`).fill(value)
  }
  await page.locator('main form[data-account-form] button[type="submit"]').click()
}

const register = async (page: Page, username: string, prefix = '') => {
  await page.goto(`${prefix}/account/register`)
  await fill(page, { username, email: `${username}@mira.example`, password: PASSWORD })
  await page.locator('#account-done-registered').waitFor()
}

const linkFor = async (email: string): Promise<string> => {
  const { links } = await site.mails.next(email)
  return links[0] as string
}

/** A page of somebody who has an account and is not signed in; the pages that lead there have tests of their own. */
const newcomer = async (username: string): Promise<Page> => {
  await site.addUser(username, PASSWORD)
  return openBlank({ baseURL: site.url })
}

const signIn = (page: Page, identifier: string, password = PASSWORD) =>
  fill(page, { identifier, password })

/** Signs in without a page: no tab hears of it. */
const startSession = async (page: Page, identifier: string) => {
  const answer = await page.request.post('/api/account/login', {
    form: { identifier, password: PASSWORD },
    headers: { accept: 'application/json', 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
}

/** A page of somebody who is signed in, at their account. */
const member = async (username: string): Promise<Page> => {
  const page = await newcomer(username)
  await startSession(page, username)
  await page.goto('/account')
  await page.locator('[data-account-user="username"]', { hasText: username }).waitFor()
  return page
}

/** A page notes who is signed in once its code runs. */
const noted = (page: Page, account: 'in' | 'out') =>
  page.locator(`html[data-account="${account}"]`).waitFor()

const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((it) => it.name === name)

it('turning accounts on renders the pages that depend on them alone', () => {
  expect(site.pages.rendered).toBeGreaterThan(0)
  expect(site.pages.rendered).toBeLessThan(site.pages.total / 10)
})

describe('an account', () => {
  it('is opened, confirmed by the mail, used and left (§1.3, §4.1, §4.2)', async () => {
    const page = await visit('/')
    expect(await cookie(page, '__Host-signed-in')).toBeUndefined()
    await page.locator('header [data-account-link]').first().click()
    await at(page, '/account/login')
    await page.getByRole('main').getByRole('link', { name: 'Open an account' }).click()
    await at(page, '/account/register')
    await fill(page, { username: 'ada', email: 'ada@mira.example', password: PASSWORD })
    await page.getByText(MESSAGES['account.done.registered']).waitFor()
    await page.goto(await linkFor('ada@mira.example'))
    await page.getByText(MESSAGES['account.done.confirmed']).waitFor()

    await signIn(page, 'ada')
    await at(page, '/account')
    await page.locator('[data-account-user="email"]', { hasText: 'ada@mira.example' }).waitFor()
    await noted(page, 'in')
    expect(await cookie(page, '__Host-session')).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      path: '/',
      domain: '127.0.0.1',
    })
    const seen = await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage }))
    expect(seen).not.toContain('__Host-session')

    await page.getByRole('button', { name: MESSAGES['account.signOut'] }).click()
    await page.getByText(MESSAGES['account.done.signedOut']).waitFor()
    expect(await cookie(page, '__Host-session')).toBeUndefined()
    await noted(page, 'out')
  })

  it('works in Arabic from the registration to the account, mail included', async () => {
    const page = await visit('/ar/account/register')
    expectComplaints(/422 .*\/api\/account\/register/)
    await page.locator('main form[novalidate]').waitFor()
    await fill(page, { username: 'badr', email: 'badr@mira.example', password: 'short' })
    await page.locator('#account-password').waitFor()
    await page.locator('[aria-invalid="true"][name="password"]').waitFor()
    await register(page, 'badr', '/ar')
    await page.goto(await linkFor('badr@mira.example'))
    await at(page, '/ar/account/login#account-done-confirmed')
    expectComplaints(/401 .*\/api\/account\/login/)
    await signIn(page, 'badr', 'wrong-password')
    const said = page.locator('#account-credentials')
    await said.waitFor()
    expect(await said.textContent()).toBe('البريد الإلكتروني أو اسم المستخدم لا يطابق كلمة المرور.')
    await signIn(page, 'badr')
    await at(page, '/ar/account')
    await page.locator('[data-account-user="username"]', { hasText: 'badr' }).waitFor()
    await page.goto('/ar/residents')
    await page.getByText('مواعيد المعاينة والتسليم').waitFor()
  })

  it('whose mail is read in the browser is asked before its link is followed, in its language', async () => {
    const page = await visit('/ar/account/register')
    await register(page, 'noor', '/ar')
    const link = await linkFor('noor@mira.example')
    await page.route('https://mail.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${link}">The link</a>` }),
    )
    await page.goto('https://mail.example/')
    await page.getByRole('link', { name: 'The link' }).click()
    await page.getByRole('heading', { name: 'تأكيد بريدك الإلكتروني؟' }).waitFor()
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'متابعة' }).click()
    await at(page, '/ar/account/login#account-done-confirmed')
    await signIn(page, 'noor')
    await at(page, '/ar/account')
  })

  it('changes its password, and other browsers are signed out', async () => {
    const page = await member('cleo')
    const elsewhere = await visit('/account/login')
    await signIn(elsewhere, 'cleo')
    await at(elsewhere, '/account')
    await page.getByRole('link', { name: MESSAGES['account.change.title'] }).click()
    await at(page, '/account/change-password')
    const password = 'another-long-password'
    expectComplaints(/(?:401|422) .*\/api\/account\//)
    await fill(page, { currentPassword: 'wrong', password, passwordConfirmation: password })
    await page.getByText(MESSAGES['account.error.currentPassword']).waitFor()
    await fill(page, { currentPassword: PASSWORD, password, passwordConfirmation: password })
    await page.getByText(MESSAGES['account.done.changed']).waitFor()
    await page.goto('/account')
    await page.locator('[data-account-user="username"]', { hasText: 'cleo' }).waitFor()
    await elsewhere.goto('/account')
    await elsewhere.waitForURL('**/account/login?next=%2Faccount')
    expect(await cookie(elsewhere, '__Host-session')).toBeUndefined()
  })

  it('gets a new password by the link of a mail, whose code no address shows', async () => {
    const page = await newcomer('dora')
    await page.goto('/account/forgot-password')
    await fill(page, { email: 'dora@mira.example' })
    await page.getByText(MESSAGES['account.done.mailed']).waitFor()
    await page.goto(await linkFor('dora@mira.example'))
    await at(page, '/account/reset-password')
    expectComplaints(/(?:400|422) .*\/api\/account\//)
    await fill(page, { password: 'a-new-password', passwordConfirmation: 'another' })
    await page.getByText(MESSAGES['account.error.mismatch']).waitFor()
    expect(await page.locator('[aria-invalid="true"]').getAttribute('name')).toBe(
      'passwordConfirmation',
    )
    await fill(page, { password: 'a-new-password', passwordConfirmation: 'a-new-password' })
    await at(page, '/account')
    await page.goto('/account/reset-password')
    await fill(page, { password: 'a-new-password', passwordConfirmation: 'a-new-password' })
    await page.getByText(MESSAGES['account.error.code']).waitFor()
  })

  it('opens through a provider, and leads on to where the visitor was going', async () => {
    site.oauth.signIn({ email: 'eva@id.example', email_verified: true, preferred_username: 'eva' })
    const page = await visit('/ar/residents')
    await at(page, '/ar/account/login?next=%2Far%2Fresidents')
    await page.getByRole('link', { name: 'ميرا ID' }).click()
    await at(page, '/ar/residents')
    await page.getByText('مواعيد المعاينة والتسليم').waitFor()
    site.oauth.signIn(null)
    const other = await visit('/account/login')
    await other.getByRole('link', { name: 'Mira ID' }).click()
    await other.getByText(MESSAGES['account.error.social']).waitFor()
  })

  it('works without JavaScript', async () => {
    const page = await visit('/account/register', { javaScriptEnabled: false })
    await register(page, 'finn')
    await page.goto(await linkFor('finn@mira.example'))
    await page.locator('#account-done-confirmed').waitFor()
    await signIn(page, 'finn', 'wrong-password')
    await page.getByText(MESSAGES['account.error.credentials']).waitFor()
    await page.goto('/account/login?next=%2Fabout')
    await signIn(page, 'finn', 'wrong-password')
    await page.getByText(MESSAGES['account.error.credentials']).waitFor()
    await signIn(page, 'finn')
    await at(page, '/about')
    await page.goto('/account')
    await page.getByRole('button', { name: MESSAGES['account.signOut'] }).click()
    await page.getByText(MESSAGES['account.done.signedOut']).waitFor()
  })
})

describe('tabs', () => {
  it('agree on who is signed in', async () => {
    const page = await newcomer('gil')
    await page.goto('/account/login')
    const login = await anotherTab(page, '/account/login')
    const plain = await anotherTab(page, '/about')
    await signIn(page, 'gil')
    await at(page, '/account')
    await at(login, '/account')

    const residents = await anotherTab(page, '/residents')
    await residents.getByText(SECRETS[0] as string).waitFor()
    await page.bringToFront()
    await page.getByRole('button', { name: MESSAGES['account.signOut'] }).click()
    await page.getByText(MESSAGES['account.done.signedOut']).waitFor()
    await at(residents, '/account/login?next=%2Fresidents')
    await at(login, '/account/login?next=%2Faccount')
    await plain.goBack().catch(() => {})
    await residents.goBack()
    expect(await residents.getByText(SECRETS[0] as string).count()).toBe(0)
  })

  it('show who has signed in since, when the browser has kept them for the way back', async () => {
    const page = await member('wim')
    await site.addUser('xara', PASSWORD)
    // This browser keeps no page when it runs without a window, so it says here what it says to one that it keeps.
    const say = (type: string) =>
      page.evaluate((type) => {
        dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
      }, type)
    const email = page.locator('[data-account-user="email"]')
    await say('pagehide')
    expect(await email.innerText()).toBe('…')
    await startSession(page, 'xara')
    await say('pageshow')
    await email.filter({ hasText: 'xara@' }).waitFor()
  })

  it('lose a session that has ended elsewhere when they come back', async () => {
    const page = await member('hana')
    await page.context().clearCookies()
    await page.reload()
    await at(page, '/account/login?next=%2Faccount')
  })

  it('lose a token that the user cannot be loaded with (§4.3)', async () => {
    const page = await visit('/about')
    await page.context().addCookies(
      ['__Host-session', '__Host-signed-in'].map((name) => ({
        name,
        value: '1',
        domain: '127.0.0.1',
        path: '/',
        secure: true,
      })),
    )
    expectComplaints(/401 .*\/api\/account\/me/)
    await page.reload()
    await noted(page, 'out')
    expect(await cookie(page, '__Host-session')).toBeUndefined()
    expect(await cookie(page, '__Host-signed-in')).toBeUndefined()
  })
})

describe('a page for signed-in people', () => {
  it('is in no published file', async () => {
    for (const outDir of [site.outDir, inject('site').outDir]) {
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
      const files = entries.filter((it) => it.isFile() && !/\.(?:jpg|png|mp4|woff2)$/.test(it.name))
      expect(files.length).toBeGreaterThan(100)
      for (const { parentPath, name } of files) {
        const text = await readFile(join(parentPath, name), 'utf8')
        const found = SECRETS.filter((secret) => text.includes(secret))
        expect(found, join(parentPath, name)).toEqual([])
      }
    }
  })

  it('leads to the login, and from there back to itself', async () => {
    const page = await newcomer('ivy')
    await page.goto('/residents?from=mail')
    await at(page, '/account/login?next=%2Fresidents%3Ffrom%3Dmail')
    await signIn(page, 'ivy')
    await at(page, '/residents?from=mail')
    await page.getByRole('heading', { level: 1, name: 'Welcome home' }).waitFor()
    expect(await page.getByText(SECRETS[0] as string).count()).toBe(1)
    expect(await faultsOf(page)).toEqual([])
  })

  it('is asked for once more where the first answer is one of the listed statuses (§7.13)', async () => {
    const page = await member('iris')
    expectComplaints(/502 .*\/api\/account\/page/)
    await page.route('**/api/account/page?*', (route) => route.fulfill({ status: 502 }), {
      times: 1,
    })
    await page.goto('/residents')
    await page.getByText(SECRETS[0] as string).waitFor()
  })

  it('never leads on to another site', async () => {
    const page = await newcomer('jan')
    for (const next of ['//evil.example/x', 'https://evil.example', '/\\evil.example']) {
      await page.goto(`/account/login?next=${encodeURIComponent(next)}`)
      await signIn(page, 'jan')
      await at(page, '/account')
      await page.locator('[data-account-user="username"]', { hasText: 'jan' }).waitFor()
      await page.context().clearCookies()
    }
  })

  it('of another role says so, and comes to those who have the role (§6.2)', async () => {
    const page = await member('kira')
    expectComplaints(/403 .*\/api\/account\/page/)
    await page.goto('/owners')
    await page.getByRole('heading', { name: MESSAGES['error.403.title'] }).waitFor()
    await page.getByText(MESSAGES['error.403.message']).waitFor()
    await site.makeOwner('kira')
    await page.reload()
    await page.getByText(SECRETS[1] as string).waitFor()
  })

  it('is reached by links within the site as well', async () => {
    const page = await member('lena')
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/residents' })
      link.textContent = 'To the residents'
      document.querySelector('main')?.append(link)
    })
    await page.getByRole('link', { name: 'To the residents' }).click()
    await at(page, '/residents')
    await page.getByText(SECRETS[0] as string).waitFor()
  })

  it('says without JavaScript what it needs', async () => {
    const page = await visit('/residents', { javaScriptEnabled: false })
    expect(await page.getByText(MESSAGES['guard.message']).isVisible()).toBe(true)
    expect(await page.getByText(MESSAGES['account.needsScript']).isVisible()).toBe(true)
    expect(await page.getByText(MESSAGES['account.loading']).isVisible()).toBe(false)
  })
})

describe('a page for guests', () => {
  it('leads those who are signed in to their account', async () => {
    const page = await member('mona')
    await page.goto('/account/login')
    await at(page, '/account')
    await page.goto('/account/register?next=%2Fabout')
    await at(page, '/about')
  })
})

describe('the account pages', () => {
  it.each([
    ...['/account/login', '/ar/account/register', '/de/account/forgot-password'],
    '/ar/account/reset-password',
  ])(
    '%s is accessible, fits the screen, and loads nothing of accounts that other pages load',
    async (path) => {
      const page = await visit(path)
      expect(await faultsOf(page)).toEqual([])
      expect(await widerOnScreens(page)).toEqual({})
    },
  )

  it('and those of members are accessible, and fit the screen', async () => {
    const page = await member('nora')
    for (const path of ['/de/account', '/residents', '/ar/residents']) {
      await page.goto(path)
      await page.locator('main h1').waitFor()
      expect(await faultsOf(page), path).toEqual([])
      expect(await widerOnScreens(page), path).toEqual({})
    }
  })

  it('cost other pages no request', async () => {
    const page = await visit('/about')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.waitForTimeout(1500)
    expect(asked.filter((url) => url.includes('/api/account'))).toEqual([])
  })
})

describe('without a CMS', () => {
  it.each(['/account', '/account/login', '/ar/account/register', '/account/reset-password'])(
    '%s says that there are no accounts',
    async (path) => {
      const page = await open(path)
      const arabic = 'لم تُفعَّل الحسابات على هذا الموقع.'
      const said = path.startsWith('/ar') ? arabic : MESSAGES['account.notConfigured.text']
      await page.getByText(said).waitFor()
      expect(await page.locator('main form').count()).toBe(0)
    },
  )

  it('a page for signed-in people leads there', async () => {
    const page = await open('/residents')
    await page.getByText(MESSAGES['account.notConfigured.text']).waitFor()
  })
})

describe('a file of the media that should not be there', () => {
  const OPENED = 1_000

  it.each(['evil.svg', 'evil.html'])('reads nothing of a signed-in visitor: %s', async (name) => {
    await plantFiles(site.outDir)
    const page = await member(`reader-${name.slice(5)}`)
    const tab = await page.context().newPage()
    const asked = watchTheft(tab)
    const answer = await tab.goto(`/media/${name}`)
    expect(answer?.status()).toBe(200)
    await tab.waitForTimeout(OPENED)
    expect(asked).toEqual([])
  })

  it('would read it without its policy: the test above can fail', async () => {
    await plantFiles(site.outDir)
    const page = await member('robbed')
    const tab = await page.context().newPage()
    const asked = watchTheft(tab)
    await tab.route('**/media/*', async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      return route.fulfill({ response, headers })
    })
    await tab.goto('/media/evil.svg')
    await expect.poll(() => asked.at(-1), { timeout: 60_000 }).toMatch(/^\/stolen\?.*robbed/)
  })

  it('runs as no script of a page, under whatever ending it is published', async () => {
    await plantFiles(site.outDir)
    const page = await member('scripted')
    expectComplaints(/Refused to execute script|MIME type/)
    for (const ending of SCRIPT_ENDINGS) {
      const outcome = await page.evaluate(
        (src) =>
          new Promise((done) => {
            const script = document.createElement('script')
            script.onload = () => done('loaded')
            script.onerror = () => done('refused')
            script.src = src
            document.head.append(script)
          }),
        `/media/script${ending}`,
      )
      expect(outcome, ending).toBe('refused')
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  })

  it('is downloaded where it is a document', async () => {
    await plantFiles(site.outDir)
    const page = await visit('/')
    const tab = await page.context().newPage()
    const download = tab.waitForEvent('download')
    await tab.goto('/media/plan.pdf').catch(() => {})
    expect((await download).suggestedFilename()).toBe('plan.pdf')
  })
})

describe('the shortlist', () => {
  const heart = (page: Page, slug: string) =>
    page.locator(`main [data-path="/units/${slug}"]`).first()
  const kept = (page: Page) =>
    page.evaluate(() => window.shortlist.get().homes.map(({ path }) => path.split('/').at(-1)))

  it('joins that of the account when somebody signs in, follows other browsers, and leaves with them', async () => {
    const page = await newcomer('quinn')
    await page.goto('/units/marina-crest-1204')
    await heart(page, 'marina-crest-1204').click()
    await page.goto('/account/login')
    await signIn(page, 'quinn')
    await at(page, '/account')
    await expect.poll(() => unsaved(page)).toBe(false)

    const other = await openBlank({ baseURL: site.url })
    await other.goto('/units/palm-court-101')
    await heart(other, 'palm-court-101').click()
    await other.goto('/account/login')
    await signIn(other, 'quinn')
    await at(other, '/account')
    await expect.poll(() => kept(other)).toEqual(['marina-crest-1204', 'palm-court-101'])
    await expect.poll(() => unsaved(other)).toBe(false)
    await other.goto('/units/marina-crest-1204')
    await noted(other, 'in')
    await expect
      .poll(() => heart(other, 'marina-crest-1204').getAttribute('aria-pressed'))
      .toBe('true')
    await heart(other, 'marina-crest-1204').click()
    await expect.poll(() => unsaved(other)).toBe(false)

    await page.goto('/shortlist')
    await expect.poll(() => kept(page)).toEqual(['palm-court-101'])
    await page.goto('/account')
    await page.getByRole('button', { name: MESSAGES['account.signOut'] }).click()
    await at(page, '/account/login#account-done-signedOut')
    await expect.poll(() => kept(page)).toEqual([])
  })

  it('keeps in the account what somebody takes from a shared list', async () => {
    const page = await member('rosa')
    await page.goto('/shortlist?homes=marina-crest-1204,palm-court-101')
    await noted(page, 'in')
    await expect.poll(() => unsaved(page)).toBe(false)
    await page.getByRole('button', { name: MESSAGES['shortlist.keepAll'] }).click()
    await expect.poll(() => unsaved(page)).toBe(false)
    await page.goto('/account')
    await noted(page, 'in')
    await expect.poll(() => kept(page)).toEqual(['marina-crest-1204', 'palm-court-101'])
  })

  /** Whether the account lacks a change; undefined while the list is nobody's. */
  const unsaved = (page: Page) =>
    page.evaluate(() => {
      const { of, unsaved = false } = window.shortlist.get()
      return of === undefined ? undefined : unsaved
    })
})
