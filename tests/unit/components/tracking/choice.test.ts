import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type Choice,
  choiceText,
  keepChoice,
  parseChoice,
  readChoice,
} from '#src/components/tracking/choice.ts'
import { googleConsent, refusedCookies, tagsUnder } from '#src/components/tracking/tags.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const DAY = 86_400_000
const choice = (statistics: boolean, marketing: boolean): Choice => ({ statistics, marketing })

afterEach(() => vi.unstubAllGlobals())

describe('a choice', () => {
  const kept = choiceText(choice(true, false), 'v1', NOW)

  test('holds for its version of the text, for a year', () => {
    expect(parseChoice(kept, 'v1', NOW + 364 * DAY)).toEqual(choice(true, false))
    expect(parseChoice(kept, 'v1', NOW + 365 * DAY)).toBe(null)
    expect(parseChoice(kept, 'v2', NOW)).toBe(null)
  })

  test.each([
    null,
    '',
    '{',
    '5',
    'null',
    '[]',
    '{"version":"v1","statistics":true,"marketing":true}',
    `{"version":"v1","at":"2026-11-22T12:00:00Z","statistics":true,"marketing":"yes"}`,
  ])('kept as %s is none', (text) => expect(parseChoice(text, 'v1', NOW)).toBe(null))

  test('lasts for the page where nothing can be stored', () => {
    const refuse = () => {
      throw new DOMException('denied')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
    expect(readChoice('v1')).toBe(null)
    keepChoice(choice(false, true), 'v1')
    expect(readChoice('v1')).toEqual(choice(false, true))
    expect(readChoice('v2')).toBe(null)
  })

  test('that was withdrawn while the storage is full holds on no later page', async () => {
    const stored = new Map([['consent', choiceText(choice(true, true), 'v1', Date.now())]])
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: (key: string) => stored.delete(key),
    })
    expect(readChoice('v1')).toEqual(choice(true, true))
    keepChoice(choice(false, false), 'v1')
    expect(readChoice('v1')).toEqual(choice(false, false))
    vi.resetModules()
    const nextPage = await import('#src/components/tracking/choice.ts')
    expect(nextPage.readChoice('v1')).toBe(null)
  })
})

describe('what is loaded', () => {
  const tagManager = { id: 'GTM-1', origin: 'https://tags.example' }
  const pixel = { id: '1' }
  const names = (
    tracking: Parameters<typeof tagsUnder>[0],
    ...choices: (Choice | null)[]
  ): string[] =>
    choices.map((it) =>
      Object.entries(tagsUnder(tracking, it))
        .flatMap(([name, loads]) => (loads ? [name] : []))
        .join(' '),
    )
  const every = [
    null,
    choice(false, false),
    choice(true, false),
    choice(false, true),
    choice(true, true),
  ]

  test('is what the choice allows', () => {
    expect(names({ tagManager, pixel }, ...every)).toEqual([
      '',
      '',
      'tagManager',
      'tagManager pixel',
      'tagManager pixel',
    ])
    expect(names({ tagManager: null, pixel }, ...every)).toEqual(['', '', '', 'pixel', 'pixel'])
  })

  test('is the tag manager alone where it loads denied', () => {
    const tracking = { tagManager: { ...tagManager, loadsDenied: true }, pixel }
    expect(names(tracking, null, choice(false, false))).toEqual(['tagManager', 'tagManager'])
  })
})

test('Google is told of each purpose by its own word', () => {
  expect(googleConsent(choice(true, false))).toEqual({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  expect(Object.values(googleConsent(choice(false, true)))).toEqual([
    'denied',
    'granted',
    'granted',
    'granted',
  ])
})

test('cookies of the vendors go with the consent, and no others', () => {
  const cookies = '_ga=1; _ga_X1=2; _gcl_au=3; _fbp=4; visit=utm; _gallery=5; mira=6'
  expect(refusedCookies(cookies, choice(false, false))).toEqual([
    '_ga',
    '_ga_X1',
    '_gcl_au',
    '_fbp',
  ])
  expect(refusedCookies(cookies, choice(true, false))).toEqual(['_gcl_au', '_fbp'])
  expect(refusedCookies(cookies, choice(true, true))).toEqual([])
  expect(refusedCookies('', choice(false, false))).toEqual([])
})
