import { describe, expect, test } from 'vitest'
import { type DraftLink, readLink, signLink } from '#src/draft/link.ts'
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
