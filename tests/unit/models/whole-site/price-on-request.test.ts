import { describe, expect, it } from 'vitest'
import type { ProjectModel } from '#src/models/pages/project.ts'
import type { UnitModel } from '#src/models/pages/unit.ts'
import { project, siteOf, unit } from '../../content/small-content.ts'

const PRICE = 7_654_321
const secret = unit({
  documentId: 'unit000002',
  slug: 'secret',
  price: PRICE,
  priceOnRequest: true,
})
const cheap = unit({ price: 1_000_000 })
const dear = unit({ documentId: 'unit000003', slug: 'dear', price: 9_000_000 })
const site = siteOf({ projects: [project()], units: [dear, secret, cheap] })
const contentAt = (path: string) => site.pages.find((page) => page.path === path)?.content

describe('a price on request', () => {
  it('is in nothing that is published', () => {
    expect(JSON.stringify(site)).toContain('9000000')
    expect(JSON.stringify(site)).not.toContain(String(PRICE))
  })

  it('leaves the home without a price, on its page and on cards', () => {
    expect((contentAt('/units/secret') as UnitModel).price).toBeNull()
    const cards = (contentAt('/projects/tower') as ProjectModel).units
    expect(cards.find(({ path }) => path === '/units/secret')?.price).toBeNull()
  })

  it('puts the home at the end of the list, where no place among prices tells its own', () => {
    const { units } = contentAt('/projects/tower') as ProjectModel
    expect(units.map(({ path }) => path)).toEqual([
      '/units/tower-1',
      '/units/dear',
      '/units/secret',
    ])
  })

  it('leaves such homes in the order of their numbers, as people count', () => {
    const onRequest = ['1204', '305', '2'].map((number, index) =>
      unit({
        ...{ documentId: `unit00000${index + 4}`, slug: `home-${number}`, number },
        ...{ price: PRICE, priceOnRequest: true },
      }),
    )
    const other = siteOf({ projects: [project()], units: onRequest })
    const tower = other.pages.find(({ path }) => path === '/projects/tower')?.content
    expect((tower as ProjectModel).units.map(({ path }) => path)).toEqual([
      '/units/home-2',
      '/units/home-305',
      '/units/home-1204',
    ])
  })

  it('is never the lowest price of a project', () => {
    const bargain = { ...secret, price: 5 }
    const other = siteOf({ projects: [project()], units: [bargain, dear] })
    const page = other.pages.find(({ path }) => path === '/units/dear')?.content as UnitModel
    expect(page.project?.priceFrom).toBe(9_000_000)
  })
})
