import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { restrictedDirOf, writeRestricted } from '#scripts/build/output/restricted.ts'
import type { RunningCms } from '#scripts/cms/start.ts'
import { readSnapshot } from '#src/content/read.ts'
import { makeSite } from '#src/models/whole-site/make-site.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { type MailSink, startMailSink } from '#tests/fixtures/mail-sink.ts'
import { type OauthServer, startOauthServer } from '#tests/fixtures/oauth-server.ts'
import { newVisitor, SITE } from './account-visitor.ts'
import { ownCms } from './own-cms.ts'
import { writeToDatabase } from './write-to-database.ts'

const PASSWORD = 'a-long-password'

let cms: RunningCms
let mails: MailSink
let oauth: OauthServer
let folder: string

beforeAll(async () => {
  mails = await startMailSink()
  oauth = await startOauthServer()
  const env = { SMTP_PORT: String(mails.port), SITE_URL: SITE, ...oauth.env }
  cms = await ownCms('account-function', { template: inject('cmsTemplate'), env })
  folder = await mkdtemp(join(tmpdir(), 'mira-restricted-'))
  const snapshot = await readSnapshot('content')
  await writeRestricted(makeSite({ snapshot, siteConfig, origin: SITE }), join(folder, 'out'))
})

afterAll(async () => {
  await cms?.stop()
  await mails?.close()
  await oauth?.close()
  await rm(folder, { recursive: true, force: true })
})

const visitor = () => newVisitor({ cms, restrictedDir: restrictedDirOf(join(folder, 'out')) })

const register = (username: string) =>
  visitor().post('register', {
    username,
    email: `${username}@mira.example`,
    password: PASSWORD,
  })

const linkFor = async (email: string): Promise<URL> => {
  const { links } = await mails.next(email)
  return new URL(links[0] as string)
}

/** Registers somebody and follows the link of the mail. */
const confirmed = async (username: string) => {
  await register(username)
  const { search } = await linkFor(`${username}@mira.example`)
  await visitor().get(`confirm${search}`)
}

const signedIn = async (identifier: string, password = PASSWORD) => {
  const somebody = visitor()
  const answer = await somebody.post('login', { identifier, password })
  expect(answer).toMatchObject({ status: 200, body: { to: '/account' } })
  return somebody
}

describe('registration', () => {
  it('sends a mail, and its link confirms the address (§7.3)', async () => {
    expect(await register('ada')).toMatchObject({ status: 200, code: 'registered' })
    const link = await linkFor('ada@mira.example')
    const login = { identifier: 'ada', password: PASSWORD }
    expect(await visitor().post('login', login)).toMatchObject({ status: 403, code: 'unconfirmed' })
    expect(link.origin + link.pathname).toBe(`${SITE}/api/account/confirm`)
    expect(await visitor().get(`confirm${link.search}`)).toMatchObject({
      status: 303,
      location: '/account/login#account-done-confirmed',
    })
    expect(await visitor().post('login', login)).toMatchObject({ status: 200 })
    expect(await visitor().get(`confirm${link.search}`)).toMatchObject({
      location: '/account/confirm-email#account-code',
    })
  })

  it('in Arabic sends its mails in Arabic, whose links lead to Arabic pages in any browser', async () => {
    const page = '/ar/account/register'
    const fields = { username: 'amal', email: 'amal@mira.example', password: PASSWORD, page }
    await visitor().post('register', fields)
    const mail = await mails.next('amal@mira.example')
    expect(mail.subject).toBe('أكّد بريدك الإلكتروني')
    expect(mail.from).toMatch(/^.*ميرا.* <no-reply@[\w.]+>$/)
    const { search } = new URL(mail.links[0] as string)
    expect((await visitor().get(`confirm${search}`)).location).toBe(
      '/ar/account/login#account-done-confirmed',
    )
    await visitor().post('register', { ...fields, username: 'amal-again' })
    const warning = await mails.next('amal@mira.example')
    expect(warning.links.slice(0, 2)).toEqual([
      `${SITE}/ar/account/login`,
      `${SITE}/ar/account/forgot-password`,
    ])
    await visitor().post('forgot-password', { email: 'amal@mira.example', page })
    const reset = new URL((await mails.next('amal@mira.example')).links[0] as string)
    expect((await visitor().get(`reset-password${reset.search}`)).location).toBe(
      '/ar/account/reset-password',
    )
  })

  it('answers alike for an address that has an account, and tells its owner', async () => {
    await confirmed('bea')
    const fields = { username: 'bea-again', email: 'BEA@mira.example', password: PASSWORD }
    const taken = await visitor().post('register', fields)
    const free = await register('bea-free')
    expect({ ...taken, cookies: [] }).toEqual({ ...free, cookies: [] })
    expect((await mails.next('bea@mira.example')).subject).toBe('You already have an account')
  })

  it.each([
    [{ username: 'cy', email: 'c@mira.example', password: PASSWORD }, 'username', 'username'],
    [{ username: 'c@d', email: 'c@mira.example', password: PASSWORD }, 'username', 'username'],
    [{ username: 'cyd', email: 'c@mira', password: PASSWORD }, 'email', 'email'],
    [{ username: 'cyd', email: '', password: PASSWORD }, 'required', 'email'],
    [{ username: 'cyd', email: 'c@mira.example', password: 'short' }, 'password', 'password'],
    [
      { username: 'cyd', email: 'c@mira.example', password: 'é'.repeat(40) },
      'passwordLong',
      'password',
    ],
    [{ username: 'cyd', email: 'c@mira.example' }, 'required', 'password'],
  ])('refuses %o: %s', async (fields, code, field) => {
    const answer = await visitor().post('register', fields as Record<string, string>)
    expect(answer).toMatchObject({ status: 422, code, body: { error: { field } } })
  })

  it('refuses a user name that is taken', async () => {
    await confirmed('dan')
    const fields = { username: 'dan', email: 'other@mira.example', password: PASSWORD }
    expect(await visitor().post('register', fields)).toMatchObject({
      status: 409,
      code: 'usernameTaken',
    })
  })

  it('sends the mail again, and says the same of every address (§7.7)', async () => {
    await register('eve')
    const first = await linkFor('eve@mira.example')
    for (const email of ['eve@mira.example', 'ada@mira.example', 'nobody@mira.example']) {
      const answer = await visitor().post('send-email-confirmation', { email })
      expect(answer).toMatchObject({ status: 200, body: { done: 'mailed' } })
    }
    expect((await linkFor('eve@mira.example')).search).not.toBe(first.search)
    expect(mails.waiting('ada@mira.example')).toEqual([])
  })
})

describe('the session', () => {
  beforeAll(() => confirmed('finn'))

  it('is in a cookie for this host alone, that no script can read (§7.2)', async () => {
    const answer = await visitor().post('login', { identifier: 'finn', password: PASSWORD })
    const [session = '', marker] = answer.cookies
    expect(session).toMatch(
      /^__Host-session=[\w.-]+; Path=\/; Max-Age=1209600; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(marker).toBe('__Host-signed-in=1; Path=/; Max-Age=1209600; Secure; SameSite=Lax')
    const token = /=([\w.-]+);/.exec(session)?.[1] as string
    expect(JSON.stringify(answer.body)).not.toContain(token.split('.')[2])
  })

  it('tells who is signed in, and no more than is configured (§3.9, §6.1, §7.1)', async () => {
    const finn = await signedIn('finn@mira.example')
    const { body } = await finn.get('me')
    expect(body).toEqual({
      username: 'finn',
      email: 'finn@mira.example',
      role: { type: 'authenticated' },
    })
  })

  it.each(['wrong', `${PASSWORD}x`])('does not begin with the password "%s"', async (password) => {
    const wrong = await visitor().post('login', { identifier: 'finn', password })
    const nobody = await visitor().post('login', { identifier: 'nobody', password })
    expect(wrong).toMatchObject({ status: 401, code: 'credentials', cookies: [] })
    expect(nobody).toEqual(wrong)
  })

  it('is over after a logout, for a copy of the cookie too', async () => {
    const finn = await signedIn('finn')
    const thief = visitor()
    thief.jar.set('__Host-session', finn.jar.get('__Host-session') as string)
    expect((await thief.get('me')).status).toBe(200)
    const answer = await finn.post('logout')
    expect(answer.body.to).toBe('/account/login#account-done-signedOut')
    expect([...finn.jar.keys()]).toEqual([])
    expect(await thief.get('me')).toMatchObject({ status: 401, code: 'signedOut' })
    expect([...thief.jar.keys()]).toEqual([])
  })

  it.each(['', 'x', 'a.b.c', '%'])('is none with the cookie "%s"', async (token) => {
    const forger = visitor()
    forger.jar.set('__Host-session', token)
    expect(await forger.get('me')).toMatchObject({ status: 401, code: 'signedOut' })
  })

  it('of other browsers is over when the password changes (§7.6)', async () => {
    await confirmed('gus')
    const here = await signedIn('gus')
    const there = await signedIn('gus')
    const before = here.jar.get('__Host-session')
    const change = (currentPassword: string, password: string, passwordConfirmation = password) =>
      here.post('change-password', { currentPassword, password, passwordConfirmation })
    expect(await change('wrong-password', 'another-long-one')).toMatchObject({
      status: 422,
      code: 'currentPassword',
    })
    expect(await change(PASSWORD, PASSWORD)).toMatchObject({ status: 422, code: 'samePassword' })
    expect(await change(PASSWORD, 'another-long-one', 'x')).toMatchObject({ code: 'mismatch' })
    expect(await change(PASSWORD, 'short')).toMatchObject({ status: 422, code: 'password' })
    expect(await change(PASSWORD, 'another-long-one')).toMatchObject({ code: 'changed' })
    expect((await here.get('me')).status).toBe(200)
    expect((await there.get('me')).status).toBe(401)
    here.jar.set('__Host-session', before as string)
    expect((await here.get('me')).status).toBe(401)
  })

  it('is needed to change a password', async () => {
    const password = { password: PASSWORD, passwordConfirmation: PASSWORD }
    const answer = await visitor().post('change-password', { currentPassword: 'x', ...password })
    expect(answer).toMatchObject({ status: 401, code: 'signedOut' })
  })
})

describe('a forgotten password', () => {
  it('is set anew by the link of a mail, once, and ends the sessions from before (§7.5)', async () => {
    await confirmed('hal')
    const before = await signedIn('hal')
    expect(await visitor().post('forgot-password', { email: 'hal@mira.example' })).toMatchObject({
      code: 'mailed',
    })
    const link = await linkFor('hal@mira.example')
    const hal = visitor()
    expect(await hal.get(`reset-password${link.search}`)).toMatchObject({
      status: 303,
      location: '/account/reset-password',
    })
    const fields = { password: 'a-newer-password', passwordConfirmation: 'a-newer-password' }
    const code = hal.jar.get('__Host-reset') as string
    expect(await hal.post('reset-password', fields)).toMatchObject({ body: { to: '/account' } })
    expect((await hal.get('me')).status).toBe(200)
    expect((await before.get('me')).status).toBe(401)
    const again = visitor()
    again.jar.set('__Host-reset', code)
    expect(await again.post('reset-password', fields)).toMatchObject({ status: 400, code: 'code' })
    await signedIn('hal', 'a-newer-password')
  })

  it('shows that the address is right, so it needs no other confirmation', async () => {
    await register('ida')
    await linkFor('ida@mira.example')
    await visitor().post('forgot-password', { email: 'ida@mira.example' })
    const { search } = await linkFor('ida@mira.example')
    const ida = visitor()
    await ida.get(`reset-password${search}`)
    const fields = { password: PASSWORD, passwordConfirmation: PASSWORD }
    await ida.post('reset-password', fields)
    expect((await ida.get('me')).status).toBe(200)
  })

  it('gives the same answer for every address (§7.4)', async () => {
    const known = await visitor().post('forgot-password', { email: 'ada@mira.example' })
    const unknown = await visitor().post('forgot-password', { email: 'nobody@mira.example' })
    expect(known).toEqual(unknown)
    await mails.next('ada@mira.example')
    expect(mails.waiting('nobody@mira.example')).toEqual([])
  })

  it('is not set without a link', async () => {
    const fields = { password: PASSWORD, passwordConfirmation: PASSWORD }
    expect(await visitor().post('reset-password', fields)).toMatchObject({ code: 'code' })
  })
})

describe('the link of a mail', () => {
  const password = { password: 'a-newer-password', passwordConfirmation: 'a-newer-password' }
  const agedCode = (hours: number) =>
    `${(Date.now() - hours * 3_600_000).toString(36)}-${'ab'.repeat(48)}`
  const put = async (column: string, code: string, username: string) => {
    const change = `UPDATE up_users SET ${column} = ? WHERE username = ?`
    expect(await writeToDatabase(cms, change, code, username)).toBe(1)
  }
  const reset = async (code: string) => {
    const somebody = visitor()
    await somebody.get(`reset-password?code=${code}`)
    return somebody.post('reset-password', password)
  }

  it.each([
    ['another site', 'cross-site'],
    ['a neighbour of it', 'same-site'],
    ['a program that looks through mails', ''],
  ])('to which %s led plants nothing and confirms nothing: it asks first', async (_who, site) => {
    const from = { 'sec-fetch-site': site }
    const victim = visitor()
    const page = await victim.get('reset-password?code="><b>&prefix=/ar', from)
    expect(page).toMatchObject({ status: 200, cookies: [], location: null })
    expect(page.html).toContain('name="code" value="&#34;&#62;&#60;b&#62;"')
    expect(await victim.post('reset-password', password)).toMatchObject({ code: 'code' })

    const name = `led-${site || 'by-program'}`
    await register(name)
    const { searchParams, search } = await linkFor(`${name}@mira.example`)
    expect(await visitor().get(`confirm${search}`, from)).toMatchObject({
      status: 200,
      location: null,
    })
    const login = { identifier: name, password: PASSWORD }
    expect(await visitor().post('login', login)).toMatchObject({ code: 'unconfirmed' })

    const fields = { link: 'confirm', code: searchParams.get('confirmation') ?? '', prefix: '/ar' }
    expect(await visitor().post('follow-link', fields, from)).toMatchObject(
      site === ''
        ? { status: 403, code: 'refused' }
        : { status: 403, code: 'refused', cookies: [] },
    )
    expect(await visitor().submit('follow-link', fields, '/api/account/confirm')).toMatchObject({
      status: 303,
      location: '/ar/account/login#account-done-confirmed',
    })
    expect((await visitor().post('login', login)).status).toBe(200)
  })

  it('that a person has agreed to follow leads on as ever', async () => {
    await confirmed('roy')
    await visitor().post('forgot-password', { email: 'roy@mira.example' })
    const { searchParams } = await linkFor('roy@mira.example')
    const roy = visitor()
    const fields = { link: 'reset-password', code: searchParams.get('code') ?? '', prefix: '/de' }
    expect(await roy.submit('follow-link', fields, '/api/account/reset-password')).toMatchObject({
      status: 303,
      location: '/de/account/reset-password',
    })
    expect(await roy.post('reset-password', password)).toMatchObject({ body: { to: '/account' } })
  })

  it.each(['', 'toString', 'login'])('that is none (%j) is not followed', async (link) => {
    const answer = await visitor().post('follow-link', { link, code: 'x' })
    expect(answer).toMatchObject({ status: 403, code: 'refused', cookies: [] })
  })

  it('to a new password is good for an hour', async () => {
    await confirmed('sue')
    for (const code of [agedCode(1.01), agedCode(24), agedCode(-1), 'ab'.repeat(64)]) {
      await put('reset_password_token', code, 'sue')
      expect(await reset(code)).toMatchObject({ status: 400, code: 'code' })
    }
    await signedIn('sue')
    await put('reset_password_token', agedCode(0.95), 'sue')
    expect(await reset(agedCode(0.95).replace(/a/, 'b'))).toMatchObject({ code: 'code' })
    const code = agedCode(0.9)
    await put('reset_password_token', code, 'sue')
    expect((await reset(code)).status).toBe(200)
  })

  it('that confirms an address is good for two days', async () => {
    await register('tim')
    await linkFor('tim@mira.example')
    for (const code of [agedCode(48.1), 'ab'.repeat(20)]) {
      await put('confirmation_token', code, 'tim')
      expect(await visitor().get(`confirm?confirmation=${code}`)).toMatchObject({
        location: '/account/confirm-email#account-code',
      })
    }
    const code = agedCode(47)
    await put('confirmation_token', code, 'tim')
    expect(await visitor().get(`confirm?confirmation=${code}`)).toMatchObject({
      location: '/account/login#account-done-confirmed',
    })
  })

  it('to a new password is of no use after the password was changed', async () => {
    await confirmed('uma')
    await visitor().post('forgot-password', { email: 'uma@mira.example' })
    const { searchParams } = await linkFor('uma@mira.example')
    const uma = await signedIn('uma')
    const changed = { currentPassword: PASSWORD, ...password }
    expect(await uma.post('change-password', changed)).toMatchObject({ code: 'changed' })
    expect(await reset(searchParams.get('code') ?? '')).toMatchObject({ code: 'code' })
  })
})

describe('social login', () => {
  /** As a browser follows the redirects: to the provider, and from there back to the site. */
  const throughProvider = async (somebody: ReturnType<typeof visitor>, from = '/account/login') => {
    const start = await somebody.get('connect/oidc?prefix=/ar', { referer: SITE + from })
    const back = await fetch(start.location as string, { redirect: 'manual' })
    const { origin, pathname, search } = new URL(back.headers.get('location') as string)
    expect(origin).toBe(SITE)
    return pathname.replace('/api/account/', '') + search
  }

  it('opens an account and a session, with no token in any address (§7.8)', async () => {
    oauth.signIn({ email: 'joy@id.example', email_verified: true, preferred_username: 'joy' })
    const joy = visitor()
    const back = await throughProvider(joy, '/ar/account/login?next=%2Far%2Fresidents')
    const answer = await joy.get(back, { 'sec-fetch-site': 'cross-site' })
    expect(answer).toMatchObject({ status: 303, location: '/ar/residents' })
    expect([...joy.jar.keys()]).toEqual(['__Host-session', '__Host-signed-in'])
    expect((await joy.get('me')).body).toMatchObject({ email: 'joy@id.example' })
  })

  it('cannot be finished in another browser', async () => {
    oauth.signIn({ email: 'kim@id.example', email_verified: true, preferred_username: 'kim' })
    const back = await throughProvider(visitor())
    const victim = visitor()
    expect(await victim.get(back)).toMatchObject({ location: '/account/login#account-social' })
    expect([...victim.jar.keys()]).toEqual([])
  })

  it('with the code of somebody else is refused, also to a browser that has begun one of its own', async () => {
    oauth.signIn({ email: 'eve@id.example', email_verified: true, preferred_username: 'eve-id' })
    const attackers = await throughProvider(visitor())
    const victim = visitor()
    await throughProvider(victim)
    expect((await victim.get(attackers, { 'sec-fetch-site': 'cross-site' })).location).toMatch(
      /^\/ar\/account\/login#account-/,
    )
    expect([...victim.jar.keys()]).toEqual([])
  })

  it('is not begun by another site', async () => {
    const victim = visitor()
    const answer = await victim.get('connect/oidc', { 'sec-fetch-site': 'cross-site' })
    expect(answer).toMatchObject({ location: '/account/login#account-refused', cookies: [] })
  })

  it.each([
    ['cancelled', null, 'social'],
    [
      'with an address that is not verified',
      { email: 'lou@id.example', email_verified: false, preferred_username: 'lou' },
      'social',
    ],
    [
      'with the address of an account with a password',
      { email: 'ada@mira.example', email_verified: true, preferred_username: 'ada' },
      'emailTaken',
    ],
  ])('leads back to the login when %s', async (_, user, code) => {
    oauth.signIn(user)
    const somebody = visitor()
    const back = await throughProvider(somebody)
    expect(await somebody.get(back)).toMatchObject({
      location: `/ar/account/login#account-${code}`,
    })
    expect([...somebody.jar.keys()]).toEqual([])
  })

  it.each(['google', 'nowhere', '..%2f..', ''])('is not offered by "%s"', async (provider) => {
    expect(await visitor().get(`connect/${provider}`)).toMatchObject({
      location: '/account/login#account-provider',
    })
  })
})

describe('a page for signed-in people', () => {
  beforeAll(async () => {
    await confirmed('max')
    await confirmed('nia')
    const changes = await writeToDatabase(
      cms,
      `UPDATE up_users_role_lnk SET role_id = (SELECT id FROM up_roles WHERE type = 'owner')
       WHERE user_id = (SELECT id FROM up_users WHERE username = ?)`,
      'nia',
    )
    expect(changes).toBe(1)
  })

  it('comes with its content to them', async () => {
    const max = await signedIn('max')
    const { status, body } = await max.get('page?path=/residents')
    expect(status).toBe(200)
    expect(JSON.stringify(body)).toContain('Inspection and handover dates')
    expect((await max.get('page?path=/ar/residents')).body).toHaveProperty('shell.locale', 'ar')
  })

  it('is not given to others', async () => {
    expect(await visitor().get('page?path=/residents')).toMatchObject({
      status: 401,
      code: 'signedOut',
    })
  })

  it('of a role comes to those who have it', async () => {
    const nia = await signedIn('nia')
    expect((await nia.get('page?path=/owners')).status).toBe(200)
    const max = await signedIn('max')
    expect(await max.get('page?path=/owners')).toMatchObject({ status: 403, code: 'forbidden' })
  })

  it.each(['/nothing', '', '/about', '__proto__', '../package', '/owners/'])(
    'does not exist under "%s"',
    async (path) => {
      const max = await signedIn('max')
      const answer = await max.get(`page?path=${encodeURIComponent(path)}`)
      expect(answer).toMatchObject({ status: 404, code: 'notFound' })
    },
  )

  it('is not told by the content API of the CMS either', async () => {
    const read = (path: string) => fetch(`${cms.url}/api/${path}`).then((it) => it.text())
    const text = await read('pages?populate=*&pagination[pageSize]=100')
    expect(text).toContain('"slug":"about"')
    expect(text).not.toMatch(/"slug":"(?:residents|owners)"/)
    expect(await read('pages?filters[guard]=auth')).toContain('"data":[]')
    const build = { headers: { authorization: `Bearer ${cms.token}` } }
    const all = await fetch(`${cms.url}/api/pages?filters[guard]=auth`, build)
    const { data } = (await all.json()) as { data: { documentId: string }[] }
    expect(data).toHaveLength(2)
    for (const { documentId } of data) {
      expect((await fetch(`${cms.url}/api/pages/${documentId}`)).status).toBe(404)
    }
  })
})

describe('a shortlist', () => {
  const home = (id: string) => ({ id, path: `/units/${id}`, title: `Home ${id}` })
  const saved = (homes: unknown) => ({ shortlist: JSON.stringify({ homes }) })

  it('is kept with the account, and told to its owner alone', async () => {
    await confirmed('wilma')
    await confirmed('xena')
    const wilma = await signedIn('wilma')
    expect((await wilma.get('shortlist')).body).toEqual({ homes: [] })
    const homes = [home('one'), home('two')]
    expect(await wilma.post('shortlist', saved(homes))).toMatchObject({ status: 200 })
    const elsewhere = await signedIn('wilma')
    expect((await elsewhere.get('shortlist')).body).toEqual({ homes })
    expect((await (await signedIn('xena')).get('shortlist')).body).toEqual({ homes: [] })
    expect((await wilma.get('me')).body).toEqual({
      username: 'wilma',
      email: 'wilma@mira.example',
      role: { type: 'authenticated' },
    })
    const token = decodeURIComponent(wilma.jar.get('__Host-session') ?? '')
    const me = await fetch(`${cms.url}/api/users/me?populate=*`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await me.json()).not.toHaveProperty('shortlist')
  })

  it('is nothing for who is not signed in, nor for another site', async () => {
    expect(await visitor().get('shortlist')).toMatchObject({ status: 401, code: 'signedOut' })
    expect(await visitor().post('shortlist', saved([]))).toMatchObject({ status: 401 })
    expect((await fetch(`${cms.url}/api/users/me/shortlist`)).status).toBe(403)
    await confirmed('yara')
    const yara = await signedIn('yara')
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect(await yara.get('shortlist', headers)).toMatchObject({ status: 403 })
    expect(await yara.post('shortlist', saved([home('one')]), headers)).toMatchObject({
      status: 403,
    })
    expect((await yara.get('shortlist')).body).toEqual({ homes: [] })
  })

  it.each([
    ['more homes than it takes', Array.from({ length: 13 }, (_, index) => home(`h${index}`))],
    ['a path of another site', [{ ...home('one'), path: '//evil.example/x' }]],
    ['an id that is none', [{ ...home('one'), id: '<script>' }]],
    ['no list', 'all'],
  ])('takes no %s, asked by the site or by itself', async (name, homes) => {
    const username = `zoe-${name.length}`
    await confirmed(username)
    const zoe = await signedIn(username)
    expect(await zoe.post('shortlist', saved(homes))).toMatchObject({ status: 403 })
    const token = decodeURIComponent(zoe.jar.get('__Host-session') ?? '')
    const direct = await fetch(`${cms.url}/api/users/me/shortlist`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ homes }),
    })
    expect(direct.status).toBe(400)
    expect((await zoe.get('shortlist')).body).toEqual({ homes: [] })
  })
})

describe('a request', () => {
  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { 'content-type': 'application/json' },
    { 'content-type': 'text/plain' },
  ])('with %o is refused', async (headers) => {
    const fields = { identifier: 'finn', password: PASSWORD }
    const answer = await visitor().post('login', fields, headers)
    expect(answer).toMatchObject({ status: 403, code: 'refused', cookies: [] })
  })

  it('for who is signed in is refused to other sites', async () => {
    const finn = await signedIn('finn')
    const answer = await finn.get('me', { 'sec-fetch-site': 'cross-site' })
    expect(answer).toMatchObject({ status: 403, code: 'refused' })
  })

  it.each(['nothing', 'login/x/../../..', 'toString'])('for %s is not found', async (call) => {
    expect((await visitor().post(call)).code).toBe('notFound')
  })

  it.each([
    ['/residents?a=b#c', '/residents?a=b#c'],
    ['//evil.example', '/account'],
    ['/\\evil.example', '/account'],
    ['/\t/evil.example', '/account'],
    ['/.//evil.example', '/account'],
    ['https://evil.example', '/account'],
    ['javascript:alert(1)', '/account'],
    ['/api/account/logout', '/account'],
  ])('to go on to %s after the login goes to %s', async (next, to) => {
    const form = { identifier: 'finn', password: PASSWORD, page: '/account/login' }
    const finn = visitor()
    expect((await finn.post('login', { ...form, next })).body.to).toBe(to)
    const referer = `/account/login?next=${encodeURIComponent(next)}`
    expect((await finn.submit('login', form, referer)).location).toBe(to)
  })

  it.each(['//evil.example', '/\\evil', 'https://evil.example', '/../x', '/ar/../..'])(
    'by the link of a mail with the language %s stays on the site',
    async (prefix) => {
      const link = `reset-password?code=x&prefix=${encodeURIComponent(prefix)}`
      expect((await visitor().get(link)).location).toBe('/account/reset-password')
    },
  )

  it('of a browser without a script leads back to the words for what came of it', async () => {
    const fields = { identifier: 'finn', password: 'wrong', page: '/ar/account/login' }
    expect(await visitor().submit('login', fields, '/ar/account/login?next=%2Fx')).toMatchObject({
      status: 303,
      location: '/ar/account/login?next=%2Fx#account-credentials',
    })
  })
})

describe('too many tries', () => {
  it('of one visitor are refused, and others go on', async () => {
    const eager = visitor()
    const codes: (string | undefined)[] = []
    for (let tries = 0; tries < 11; tries++) {
      codes.push((await eager.post('login', { identifier: 'x', password: 'y' })).code)
    }
    expect(codes).toEqual([...Array(10).fill('credentials'), 'tooMany'])
    expect((await visitor().post('login', { identifier: 'x', password: 'y' })).status).toBe(401)
  })

  it('of one account are refused from however many addresses, whether or not there is one', async () => {
    await confirmed('vic')
    const owner = await signedIn('vic')
    const codesOf = async (identifier: string) => {
      const codes: (string | undefined)[] = []
      for (let tries = 0; tries < 32; tries++) {
        codes.push((await visitor().post('login', { identifier, password: 'guess' })).code)
      }
      return codes
    }
    const known = await codesOf('vic')
    expect(known).toEqual([...Array(30).fill('credentials'), 'tooMany', 'tooMany'])
    expect(await codesOf('no-such-vic')).toEqual(known)
    // Not even the right one, from where nobody knows the owner.
    const right = { identifier: 'vic', password: PASSWORD }
    expect(await visitor().post('login', right)).toMatchObject({ status: 429, code: 'tooMany' })
    expect((await owner.post('login', right)).status).toBe(200)
    expect((await visitor().post('login', { identifier: 'ada', password: PASSWORD })).status).toBe(
      200,
    )
  })

  it('to have a mail sent to one address are refused, whether or not there is an account', async () => {
    await confirmed('wes')
    const known = 'wes@mira.example'
    const unknown = 'no-such-wes@mira.example'
    const ask = async (email: string) => (await visitor().post('forgot-password', { email })).code
    let last = ''
    for (let mail = 0; mail < 6; mail++) {
      expect([await ask(known), await ask(unknown)]).toEqual(['mailed', 'mailed'])
      // A link replaces the one before, and mails go out after the answer.
      last = (await linkFor(known)).search
    }
    for (const email of [known, unknown, known, unknown]) expect(await ask(email)).toBe('tooMany')
    const wes = visitor()
    await wes.get(`reset-password${last}`)
    const fields = { password: 'a-newer-password', passwordConfirmation: 'a-newer-password' }
    expect((await wes.post('reset-password', fields)).status).toBe(200)
  })

  it('are not counted under another address by whoever names one', async () => {
    const tries = Array.from({ length: 11 }, (_, index) =>
      fetch(`${cms.url}/api/auth/local`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-mira-visitor': `203.0.113.${index}`,
          'x-mira-site': 'a guess',
        },
        body: JSON.stringify({ identifier: 'x', password: 'y' }),
      }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses).toContain(429)
  })
})

describe('a site', () => {
  it('without a CMS says that it has no accounts', async () => {
    const somebody = newVisitor({})
    const login = { identifier: 'x', password: 'y' }
    expect(await somebody.post('login', login)).toMatchObject({
      status: 503,
      code: 'notConfigured',
    })
    expect((await somebody.get('me')).code).toBe('notConfigured')
    expect((await somebody.get('connect/google')).location).toMatch(/#account-notConfigured$/)
  })

  it.each([
    ['a page of maintenance', 200, 'text/html', '<!doctype html>We are back soon'],
    ['a JSON that says something else', 200, 'application/json', '{"data":[]}'],
    ['a redirect to elsewhere', 302, 'text/html', ''],
  ])('whose CMS answers with %s reports no success', async (_what, status, type, text) => {
    const server = createServer((_request, response) => {
      response.writeHead(status, { 'content-type': type, location: '/maintenance' }).end(text)
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const cut = () => newVisitor({ cms: { url, token: 'x' } })
    const email = 'ada@mira.example'
    const calls: [string, Record<string, string>][] = [
      ['login', { identifier: 'ada', password: PASSWORD }],
      ['register', { username: 'ada', email, password: PASSWORD }],
      ['forgot-password', { email }],
      ['send-email-confirmation', { email }],
    ]
    for (const [call, fields] of calls) {
      expect(await cut().post(call, fields), call).toMatchObject({
        ...{ status: 503, code: 'unavailable', cookies: [] },
      })
    }
    expect((await cut().get('confirm?confirmation=x')).location).toBe(
      '/account/confirm-email#account-unavailable',
    )
    server.closeAllConnections()
    server.close()
  })

  it('whose CMS is out of reach says so, and ends the session that it cannot check', async () => {
    const cut = newVisitor({ cms: { url: 'http://127.0.0.1:9', token: '' } })
    cut.jar.set('__Host-session', 'a.b.c')
    const login = { identifier: 'x', password: 'y' }
    expect(await cut.post('login', login)).toMatchObject({ status: 503, code: 'unavailable' })
    expect(await cut.get('me')).toMatchObject({ status: 503, code: 'unavailable' })
    expect([...cut.jar.keys()]).toEqual([])
  })
})
