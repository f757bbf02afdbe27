import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import {
  EVENTS,
  type EventName,
  pixelCall,
  tagManagerEntry,
} from '#src/components/tracking/events.ts'

const HOME = {
  kind: 'unit',
  title: 'Home',
  project: 'tower',
  home: 'tower-101',
  value: 2_450_000,
  currency: 'AED',
}

describe('an event', () => {
  test('is in the table of the documentation, under both of its names, in the same order', async () => {
    const text = await readFile('docs/third-parties.md', 'utf8')
    const rows = [
      ...(text.split('## Events')[1] ?? '').matchAll(/^\| `(\w+)` \| `(\w+)` \|/gm),
    ].map(([, google, pixel]) => ({
      google,
      pixel,
    }))
    expect(rows).toEqual(Object.values(EVENTS))
  })

  test('says to the tag manager all that it may say, so that nothing of an earlier one is left', () => {
    const names = Object.keys(EVENTS) as EventName[]
    const keys = names.map((name) =>
      Object.keys(
        tagManagerEntry({ name, facts: HOME, details: { form: 'interest', name: 'x' } }),
      ).sort(),
    )
    for (const one of keys) expect(one).toEqual(keys[0])
    expect(
      tagManagerEntry({
        name: 'call',
        facts: { kind: 'jobs', title: 'Jobs' },
        details: { path: '/jobs' },
      }),
    ).toEqual({ event: 'call', page_kind: 'jobs', path: '/jobs' })
  })

  test('about a home that the page is not about has no price of another', () => {
    const details = { home: 'b', project: undefined, value: undefined, currency: undefined }
    expect(tagManagerEntry({ name: 'kept', facts: HOME, details })).toEqual({
      event: 'add_to_wishlist',
      page_kind: 'unit',
      home: 'b',
    })
    expect(pixelCall({ name: 'kept', facts: HOME, details })).toEqual([
      'track',
      'AddToWishlist',
      { content_ids: ['b'], content_type: 'home_listing' },
    ])
  })

  test('goes to the pixel as one of its own where it has one, a lead with its id', () => {
    expect(pixelCall({ name: 'page', facts: HOME, details: { title: 'A' } })).toEqual([
      'track',
      'PageView',
    ])
    expect(
      pixelCall({ name: 'formSent', facts: HOME, details: { form: 'interest', lead_id: 'l1' } }),
    ).toEqual([
      'track',
      'Lead',
      {
        content_ids: ['tower-101'],
        content_type: 'home_listing',
        value: 2_450_000,
        currency: 'AED',
        content_category: 'tower',
        form: 'interest',
      },
      { eventID: 'l1' },
    ])
    expect(
      pixelCall({ name: 'plan', facts: { kind: 'unit', title: 'Home' }, details: {} }),
    ).toEqual(['trackCustom', 'PlanViewed', {}])
  })
})
