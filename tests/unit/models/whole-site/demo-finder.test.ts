import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readSnapshot } from '#src/content/read.ts'
import type { ProjectModel } from '#src/models/pages/project.ts'
import { makeSite } from '#src/models/whole-site/make-site.ts'
import type { Site } from '#src/models/whole-site/site.ts'
import { siteConfig } from '#src/site/site-config.ts'

type Shown = { path: string; availability: string; price: number | null; area: number }

const byPath = (homes: Shown[]) =>
  new Map(homes.map(({ path, availability, price, area }) => [path, { availability, price, area }]))

/** The homes of a project as the filter knows them: by the figures that it compares and by its cards. */
const filteredOf = (search: Site['search'][string], project: string): Shown[] => {
  const { figures, cards } = search
  const { items, options, price, area } = figures
  const statuses = items.flatMap((item, position) =>
    item.startsWith('availability=') ? [{ position, is: item.slice('availability='.length) }] : [],
  )
  return cards
    .flatMap(({ make }) => make().units)
    .flatMap((unit, index): Shown[] => {
      if (unit.project !== project) return []
      const positions = options.flatMap(({ sets, homes }) => sets[homes[index] ?? -1] ?? [])
      const status = statuses.find(({ position }) => positions.includes(position))?.is
      return [
        {
          path: unit.path,
          // A status that nobody can filter by stands on the card alone.
          availability: status ?? unit.availability,
          price: price[index] ?? null,
          area: area[index] as number,
        },
      ]
    })
}

it('shows the same homes with the same figures in finder, list and filter of the demo', async () => {
  const snapshot = await readSnapshot(resolve('content'))
  const { pages, search } = makeSite({ snapshot, siteConfig, origin: 'https://mira.example' })
  const projects = pages.flatMap(({ content, locale }) =>
    content.type === 'project' && content.finder ? [{ project: content, locale }] : [],
  )
  expect(projects.length).toBeGreaterThanOrEqual(7 * snapshot.locales.length)
  for (const { project, locale } of projects) {
    const listed = byPath(project.units)
    expect(byPath(homesIn(project)), project.title).toEqual(listed)
    const known = search[locale]
    if (!known) throw new Error(`no search in ${locale}`)
    expect(byPath(filteredOf(known, project.title)), project.title).toEqual(listed)
  }
})

function homesIn({ finder }: ProjectModel): Shown[] {
  if (!finder) return []
  const homes = [...finder.floors.flatMap((floor) => floor.homes), ...finder.others]
  for (const { path, availability, price } of finder.drawn) {
    expect(homes).toContainEqual(expect.objectContaining({ path, availability, price }))
  }
  return homes
}

it('sets the number of each floor below that of the floor above it', async () => {
  const { pages } = makeSite({
    snapshot: await readSnapshot(resolve('content')),
    siteConfig,
    origin: 'https://mira.example',
  })
  const buildings = pages.flatMap(({ content }) => {
    if (content.type !== 'project' || !content.finder) return []
    const heights = content.finder.floors.flatMap(({ facade }) =>
      facade ? [facade.top + (facade.height * facade.markTop) / 100] : [],
    )
    return heights.length > 0 ? [{ title: content.title, heights }] : []
  })
  expect(buildings.length).toBeGreaterThan(0)
  for (const { title, heights } of buildings) {
    expect(heights, title).toEqual(heights.toSorted((one, other) => one - other))
  }
})
