import { expect, test } from 'vitest'
import { readSnapshot } from '#src/content/read.ts'
import { localeContent } from '#src/models/entries/locale-content.ts'
import { filterProblems } from '#src/models/parts/filter-problems.ts'

const demo = await readSnapshot('content')

test.each(demo.locales.map(({ code }) => code))('the filter of the demo has none in %s', (code) => {
  expect(filterProblems(code, localeContent(demo, code))).toEqual([])
})

test('an item for a project that has another address now is one, and so is one for an unknown amenity', () => {
  const content = localeContent(demo, 'en')
  const items = content.filter.units.items.map((item) =>
    item.value === 'marina-crest' ? { ...item, value: 'marina' } : item,
  )
  const [first] = items as [(typeof items)[0]]
  items.push({ ...first, option: 'amenities', label: 'Ice rink', value: 'ice-rink' })
  items.push({ ...first, option: 'price', value: null, min: 1_000, max: null })
  const filter = { ...content.filter, units: { ...content.filter.units, items } }
  const entry = `filter/${content.filter.documentId}`
  expect(filterProblems('en', { ...content, filter })).toEqual([
    {
      entry,
      locale: 'en',
      problem: expect.stringMatching(/"Marina Crest" with the value "marina", .* no project/),
    },
    { entry, locale: 'en', problem: expect.stringMatching(/"Ice rink" .* no amenity/) },
  ])
})
