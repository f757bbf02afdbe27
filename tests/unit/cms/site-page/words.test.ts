import { expect, test } from 'vitest'
import { timeWords } from '../../../../cms/src/admin/site/time-words.ts'
import { siteWords } from '../../../../cms/src/admin/site/words.ts'
import { fieldWords } from '../../../../cms/src/site-page/field-words.ts'
import type { SiteAnswer, ToldAnswer } from '../../../../cms/src/site-page/site-answer.ts'

const at = (time: string) => new Date(`2026-11-21T${time}:00`).getTime()

const answer = (told: Partial<ToldAnswer> | SiteAnswer['told'], known = true): SiteAnswer => ({
  now: at('12:30'),
  site: { url: 'https://mira.example', known },
  planned: { total: 0, entries: [] },
  late: { total: 0, entries: [] },
  told: {
    ...{ status: 'told', state: 'up to date', liveSince: at('12:04'), buildingSince: null },
    ...{ edits: 0, failed: null, buildsByItself: true, yours: null, report: null },
    ...told,
  } as SiteAnswer['told'],
})

const said = (...options: Parameters<typeof answer>) => {
  const { tone, headline, lines } = siteWords(answer(...options), 'en-GB')
  return { tone, text: [headline, ...lines].join('\n') }
}

test('an editor reads that their last publish is live, and since when', () => {
  const yours = { title: 'About', at: at('12:03'), state: 'live', liveSince: at('12:04') } as const
  expect(said({ yours })).toEqual({
    tone: 'good',
    text: 'The site is up to date\nVisitors see everything that is published, since 12:04.\nYour last publish, “About” at 12:03, has been live since 12:04.',
  })
})

test('an entry that was left out is the first thing to read', () => {
  const report = {
    leftOut: { total: 2, entries: [] },
    deadLinks: { total: 0, entries: [] },
    toFix: { total: 0, entries: [] },
  }
  expect(said({ report })).toEqual({
    tone: 'warning',
    text: 'The site is up to date, but 2 entries were left out\nVisitors see everything else that is published, since 12:04.',
  })
})

test.each([
  [
    { state: 'building', buildingSince: at('12:29'), edits: 2 },
    'busy',
    /building since 12:29[\s\S]*2 edits are on the way/,
  ],
  [{ state: 'waiting', edits: 1 }, 'busy', /in a moment[\s\S]*1 edit is/],
  [{ state: 'behind', edits: 3 }, 'warning', /^3 edits wait for a build/],
  [{ state: 'behind', edits: null }, 'warning', /^Edits wait for a build/],
  [
    { state: 'behind', edits: 1, buildsByItself: false },
    'warning',
    /starts no build[\s\S]*BUILD_HOOK_URL/,
  ],
  [{ state: 'elsewhere' }, 'warning', /set CMS_URL/],
  [
    { state: 'behind', failed: { at: at('12:20'), problem: 'It broke.' } },
    'bad',
    /failed at 12:20\nIt broke/,
  ],
] as const)('%j is said with what to do', (told, tone, text) => {
  expect(said(told).tone).toBe(tone)
  expect(said(told).text).toMatch(text)
})

test.each([
  ['unreachable', true, /could not|no answer[\s\S]*tell whoever runs/],
  ['unreachable', false, /set SITE_URL/],
  ['not trusted', true, /PUBLISH_SECRET to the same value/],
  ['not set up', true, /PUBLISH_SECRET at the site/],
  ['older', true, /SITE_URL/],
] as const)(
  'a site that is %s (told its address: %s) is said with what to do',
  (why, known, text) => {
    expect(said({ status: 'silent', why }, known).text).toMatch(text)
  },
)

test('times of another day say the day', () => {
  const now = at('12:30')
  expect(timeWords(at('09:05'), now, 'en-GB')).toBe('09:05')
  expect(timeWords(at('09:05') - 86_400_000, now, 'en-GB')).toBe('20 November, 09:05')
  expect(timeWords(new Date('2025-01-02T09:05:00').getTime(), now, 'en-GB')).toBe(
    '2 January 2025, 09:05',
  )
})

test('fields are named as in the form', () => {
  expect(fieldWords('blocks.2.buttonImage.0.alt')).toBe('Blocks › 3 › Button image › 1 › Alt')
  expect(fieldWords('slug')).toBe('Slug')
})
