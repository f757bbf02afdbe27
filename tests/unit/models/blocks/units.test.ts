import { expect, it } from 'vitest'
import type { BlocksModel } from '#src/models/pages/blocks.ts'
import { mainPage, page, project, siteOf, unit } from '../../content/small-content.ts'

it('a row of homes is as long as it is meant to be, though one of them has lost its address', () => {
  const units = [
    unit({ documentId: 'unit000001', slug: 'one', price: 1 }),
    unit({ documentId: 'unit000002', slug: 'one', price: 2 }),
    unit({ documentId: 'unit000003', slug: 'two', price: 3 }),
  ]
  const row = { __component: 'blocks.units', sectionData: null, allCard: null } as const
  const blocks = [{ ...row, units: [], limit: 2 }]
  const site = siteOf({ pages: [mainPage, page({ blocks })], projects: [project()], units })
  const { content } = site.pages.find(({ path }) => path === '/about') ?? {}
  expect((content as BlocksModel).blocks).toMatchObject([
    { block: 'units', cards: [{ path: '/units/one' }, { path: '/units/two' }] },
  ])
})
