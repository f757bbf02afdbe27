import { describe, expect, test } from 'vitest'
import { type DraftLink, readLink, sessionLink, signLink } from '#src/draft/link.ts'
import { draftAddress } from '../../../cms/src/preview/draft-link.ts'

const secret = 'a-secret-of-both'
const now = 1_795_000_000_000
const link: DraftLink = {
  type: 'pages',
  documentId: 'abcdefghij0123456789',
  locale: 'ar',
  status: 'draft',
  until: now / 1000 + 60,
}

describe('a link to a draft', () => {
  test('says what was signed', () => {
    expect(readLink(signLink(link, secret), { secret, now })).toEqual({ status: 'ok', link })
  })

  test('that the CMS has made is understood here', () => {
    const address = draftAddress(link, { site: 'https://mira.example', secret, now })
    const { pathname, searchParams } = new URL(address)
    expect(pathname).toBe('/api/draft')
    const until = now / 1000 + 15 * 60
    expect(readLink(searchParams, { secret, now })).toEqual({
      status: 'ok',
      link: { ...link, until },
    })
  })

  test('expires', () => {
    const later = link.until * 1000
    expect(readLink(signLink(link, secret), { secret, now: later })).toEqual({ status: 'expired' })
  })

  test.each([
    ['type', 'projects'],
    ['documentId', 'zyxwvutsrq9876543210'],
    ['locale', 'en'],
    ['status', 'published'],
    ['until', String(link.until + 1)],
    ['signature', 'AAAA'],
    ['signature', ''],
    ['type', 'users'],
    ['until', 'never'],
    ['session', String(now / 1000)],
    ['documentId', 'a\nb'],
  ])('with another %s (%s) is forged', (name, value) => {
    const query = signLink(link, secret)
    query.set(name, value)
    expect(readLink(query, { secret, now })).toEqual({ status: 'forged' })
  })

  test('signed with another secret is forged', () => {
    const query = signLink(link, 'another-secret')
    expect(readLink(query, { secret, now })).toEqual({ status: 'forged' })
  })
})

describe('the session of a link', () => {
  const HOURS = 60 * 60
  const read = (some: DraftLink, at: number) =>
    readLink(signLink(some, secret), { secret, now: at })

  test('is good for eight hours from when the link was opened', () => {
    const opened = sessionLink(link, now)
    expect(opened).toEqual({ ...link, session: now / 1000, until: now / 1000 + 8 * HOURS })
    expect(read(opened, now + (8 * HOURS - 1) * 1000).status).toBe('ok')
    expect(read(opened, now + 8 * HOURS * 1000).status).toBe('expired')
  })

  test('ends then, however often its own links are opened: a link of 20 s makes no endless one', () => {
    let current: DraftLink = { ...link, until: now / 1000 + 20 }
    let at = now
    for (let times = 0; times < 500; times += 1) {
      const opened = read(current, at)
      if (opened.status !== 'ok') break
      current = sessionLink(opened.link, at)
      at += 60_000
    }
    expect(at).toBe(now + 8 * HOURS * 1000)
    expect(read(current, at).status).toBe('expired')
  })

  test.each([
    ['said to have begun later', { session: String(now / 1000 + 1) }],
    ['made endless', { until: String(now / 1000 + 99 * HOURS) }],
  ])('%s is forged', (_what, changed) => {
    const query = signLink(sessionLink(link, now), secret)
    for (const [name, value] of Object.entries(changed)) query.set(name, value)
    expect(readLink(query, { secret, now })).toEqual({ status: 'forged' })
  })

  test('left out is forged: the link of a session is no first link', () => {
    const query = signLink(sessionLink(link, now), secret)
    query.delete('session')
    expect(readLink(query, { secret, now })).toEqual({ status: 'forged' })
  })
})
