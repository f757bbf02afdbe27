import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readSnapshot } from '#src/content/read.ts'
import type { Snapshot } from '#src/content/snapshot.ts'

const LOCALES = ['en', 'ar', 'de']

/** Whose manager the article about the service charge has asked. */
const EXAMPLE = 'Harbour Lights'

let snapshot: Snapshot
beforeAll(async () => {
  snapshot = await readSnapshot(resolve('content'))
})

const words = (blocks: object[]): string => blocks.map((block) => JSON.stringify(block)).join('\n')

describe.each(LOCALES)('the words of the demo in %s', (locale) => {
  it('name in the privacy notice every form that there is', () => {
    const { collections } = snapshot
    const privacy = collections.pages[locale]?.find(({ blocks }) =>
      words(blocks).includes('privacy@mira.example'),
    )
    const rows = words(privacy?.blocks ?? []).match(/\\n\| (?!---)/g) ?? []
    // The first row has the headings.
    expect(rows.length - 1).toBe(collections.forms[locale]?.length)
  })

  it('say of the service charge of a project what its homes pay', () => {
    const { projects, units, articles } = snapshot.collections
    const slug = projects.en?.find(({ title }) => title === EXAMPLE)?.slug
    const project = projects[locale]?.find((each) => each.slug === slug)
    const text = articles[locale]?.find(({ slug }) => /service-charge|servicegebuehr/.test(slug))
      ?.text as string
    const rows = [...text.matchAll(/^\| [^|]+ \| (\d+) \| (\d+) ?% \|$/gm)]
    const charge = rows.reduce((sum, [, amount]) => sum + Number(amount), 0)
    for (const [, amount, share] of rows) {
      expect(Math.round((100 * Number(amount)) / charge)).toBe(Number(share))
    }
    for (const words of [text, project?.text]) {
      expect(words).toMatch(new RegExp(`\\b${charge}\\b`))
    }
    const id = project?.documentId
    const homes = (units.en ?? []).filter((unit) => unit.project === id && unit.serviceCharge)
    expect(homes.length).toBeGreaterThan(0)
    for (const { serviceCharge, area } of homes) {
      expect(Math.abs(Number(serviceCharge) / area - charge)).toBeLessThan(1)
    }
  })
})
