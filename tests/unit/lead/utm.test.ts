import { describe, expect, test } from 'vitest'
import {
  type Attribution,
  attributionText,
  captureAttribution,
  mergeAttribution,
  parseAttribution,
  VISIT_ENDS_S,
} from '#src/lead/attribution.ts'
import { leadOrigin, leadUtm } from '#src/lead/utm.ts'

const SITE = 'https://mira.example'
const MINUTE = 60_000

type Step = [minutes: number, url: string, referrer: string]

/** What is known after a visitor went through these pages. */
const later = (steps: Step[]): Attribution | undefined => {
  let known: Attribution | undefined
  let lastSeen: number | undefined
  for (const [minutes, url, referrer] of steps) {
    const now = minutes * MINUTE
    const page = captureAttribution({ url: SITE + url, referrer })
    // As the browser keeps it: through text.
    const isNew = lastSeen === undefined || now - lastSeen > VISIT_ENDS_S * 1_000
    known = parseAttribution(attributionText(mergeAttribution(known, page, { isNew })))
    lastSeen = now
  }
  return known
}

describe('where a visitor came from', () => {
  test('is read from all six tags and from the referrer (§9.2)', () => {
    const query =
      'utm_source=g&utm_medium=cpc&utm_campaign=spring&utm_referrer=r&utm_content=c&utm_term=t&x=y'
    expect(later([[0, `/?${query}`, 'https://search.example/q']])).toEqual({
      tags: {
        utm_source: 'g',
        utm_medium: 'cpc',
        utm_campaign: 'spring',
        utm_referrer: 'r',
        utm_content: 'c',
        utm_term: 't',
      },
      referrer: 'https://search.example/q',
      landing: `${SITE}/`,
    })
  })

  test('names the page on which the visit began, and the click on an advertisement', () => {
    const steps: Step[] = [
      [0, '/units/x?gclid=g1&fbclid=f1&other=o', 'https://ad.example/'],
      [1, '/projects', `${SITE}/units/x`],
    ]
    expect(leadOrigin(later(steps))).toEqual({
      utmContent: undefined,
      landingPage: `${SITE}/units/x`,
      clickIds: { gclid: 'g1', fbclid: 'f1' },
    })
    expect(leadOrigin(undefined).clickIds).toEqual({})
  })

  test('survives navigation, reload and another language', () => {
    const steps: Step[] = [
      [0, '/?utm_source=ad', 'https://ad.example/'],
      [1, '/projects', `${SITE}/?utm_source=ad`],
      [2, '/projects', `${SITE}/?utm_source=ad`],
      [3, '/ar/projects', `${SITE}/projects`],
    ]
    expect(leadUtm(later(steps))).toMatchObject({ source: 'ad', referrer: 'https://ad.example/' })
  })

  test('is not overwritten by a later visit without tags', () => {
    const steps: Step[] = [
      [0, '/?utm_source=ad', 'https://ad.example/'],
      [5_000, '/', 'https://search.example/'],
    ]
    expect(leadUtm(later(steps))).toMatchObject({ source: 'ad', referrer: 'https://ad.example/' })
  })

  test('is overwritten by a later visit with tags', () => {
    const steps: Step[] = [
      [0, '/?utm_source=ad', 'https://ad.example/'],
      [5_000, '/?utm_source=mail', ''],
    ]
    expect(leadUtm(later(steps))).toMatchObject({ source: 'mail', referrer: '' })
  })

  test('is the first tagged landing within a visit', () => {
    const steps: Step[] = [
      [0, '/', 'https://search.example/'],
      [1, '/?utm_source=first', 'https://ad.example/'],
      [2, '/?utm_source=second', 'https://other.example/'],
    ]
    expect(leadUtm(later(steps))).toMatchObject({
      source: 'first',
      referrer: 'https://ad.example/',
    })
  })

  test('without tags is the referrer of the landing page, not of the last click', () => {
    const steps: Step[] = [
      [0, '/', 'https://search.example/'],
      [1, '/projects', `${SITE}/`],
      [2, '/units', 'https://elsewhere.example/'],
    ]
    expect(leadUtm(later(steps)).referrer).toBe('https://search.example/')
  })

  test('a tagged referrer comes before the landing page’s', () => {
    expect(leadUtm(later([[0, '/?utm_referrer=partner', 'https://x.example/']])).referrer).toBe(
      'partner',
    )
  })

  test('a page of this site is no referrer, one whose name only begins alike is', () => {
    expect(captureAttribution({ url: `${SITE}/`, referrer: `${SITE}/x` }).referrer).toBe('')
    expect(captureAttribution({ url: `${SITE}/`, referrer: `${SITE}.evil/x` }).referrer).not.toBe(
      '',
    )
  })

  test('is limited in length', () => {
    const { tags } = captureAttribution({
      url: `${SITE}/?utm_term=${'x'.repeat(9_999)}`,
      referrer: '',
    })
    expect(tags.utm_term).toHaveLength(500)
  })

  test('that is not known gives five empty values', () => {
    const nothing = { source: '', medium: '', campaign: '', term: '', referrer: '' }
    expect(leadUtm(undefined)).toEqual(nothing)
    expect(leadUtm(later([[0, '/', '']]))).toEqual(nothing)
  })

  test.each([null, '', '{', '5', '{"tags":{}}', 'utm_source=x'])(
    'kept as %s counts as not known',
    (stored) => expect(parseAttribution(stored)).toBeUndefined(),
  )

  test('is read back without what is not known of it', () => {
    const kept = 'utm_source=ad&constructor=x&utm_other=y&referrer=https%3A%2F%2Fad.example%2F'
    expect(parseAttribution(kept)).toEqual({
      tags: { utm_source: 'ad' },
      referrer: 'https://ad.example/',
      landing: '',
    })
  })
})
