import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { WireBlock } from '#src/cms/blocks.ts'
import { marquee } from '#src/models/blocks/marquee.ts'
import type { EntryContext } from '#src/models/parts/context.ts'
import { UTM_KEYS } from '#src/site/attribution.ts'
import * as lead from '#src/site/lead.ts'
import * as siteConfig from '#src/site/site-config.ts'

test('the constants of leads are those of the specification (§9.1, §9.2, §5.16, §5.18)', () => {
  expect(lead.LEAD_FORM_ID).toBe('7')
  expect(lead.LEAD_LANGUAGE).toBe('en-US')
  expect(lead.CRM_PATH).toBe('/webhook/mira_leads')
  expect(lead.PHONE_DEFAULTS).toEqual({ country: 'AE', prefix: '+49', maxLength: 25 })
  expect(UTM_KEYS).toEqual([
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_referrer',
    'utm_content',
    'utm_term',
  ])
})

test('the constants of pages are those of the specification (§9.3, §9.4, §9.6, §9.9, §4.11)', () => {
  expect(siteConfig.SCROLL_WAIT_MS).toBe(100)
  expect(siteConfig.PRELOAD_DELAY_MS).toBe(1000)
  expect(siteConfig.ITEMS_PER_PAGE).toBe(10)
  expect(siteConfig.VISIBLE_PAGES).toBe(5)
  expect(siteConfig.TRACE_SAMPLE_RATE).toBe(1)
  expect(siteConfig.GALLERY).toEqual({ backgroundOpacity: 0.9, spacing: 0.1 })
})

test('a marquee of which the CMS says nothing takes 20 s, at once, for ever, with 200px (§9.5)', () => {
  const defaults = { duration: 20, delay: 0, loop: 0, gradientLength: '200px' }
  const nothing = {
    __component: 'blocks.marquee',
    sectionData: null,
    chips: [],
    duration: null,
    delay: null,
    loop: null,
    gradientLength: null,
  } satisfies WireBlock<'marquee'>
  expect(marquee(nothing, {} as EntryContext)).toMatchObject(defaults)
  const schema = JSON.parse(readFileSync('cms/src/components/blocks/marquee.json', 'utf8'))
  for (const [name, value] of Object.entries(defaults)) {
    expect(schema.attributes[name].default).toBe(value)
  }
})
