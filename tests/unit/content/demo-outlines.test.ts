import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readSnapshot } from '#src/content/read.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { readOutline } from '#src/plans/outline.ts'

/** What the number of a floor takes beside its outline on a phone, as a part of the picture's width. */
const ROOM = 0.08

let snapshot: Snapshot
beforeAll(async () => {
  snapshot = await readSnapshot(resolve('content'))
})

const boxOf = (outline: string) => {
  const reading = readOutline(outline)
  if (reading.status === 'wrong') throw new Error(`${outline}: ${reading.problem}`)
  return reading.box
}

/** The projects with a picture of the finder: its size, and the boxes of what is drawn on it. */
const finders = () => {
  const { projects, floors, units } = snapshot.collections
  return (projects.en ?? []).flatMap(({ documentId, slug, finderImage }) => {
    if (!finderImage) return []
    const { width, height } = snapshot.media[finderImage] ?? {}
    if (!width || !height) throw new Error(`${finderImage} has no size`)
    const own = ({ project }: { project: string | null }) => project === documentId
    const drawn = (outline: string | null) => (outline ? [boxOf(outline)] : [])
    return [
      {
        ...{ slug, width, height },
        floors: (floors.en ?? [])
          .filter(own)
          .toSorted((a, b) => a.level - b.level)
          .flatMap(({ facadeOutline }) => drawn(facadeOutline)),
        homes: (units.en ?? []).filter(own).flatMap(({ facadeOutline }) => drawn(facadeOutline)),
      },
    ]
  })
}

describe('the outlines on the buildings of the demo', () => {
  it('are on the pictures of all projects but the one whose pictures show other storeys than it has', () => {
    const all = snapshot.collections.projects.en?.map(({ slug }) => slug) ?? []
    const drawn = finders().filter(({ floors, homes }) => floors.length + homes.length > 0)
    expect(drawn.map(({ slug }) => slug)).toEqual(all.filter((slug) => slug !== 'pearl-bay'))
  })

  it('lie on their picture', () => {
    for (const { slug, width, height, floors, homes } of finders()) {
      for (const box of [...floors, ...homes]) {
        expect(Math.min(box.x, box.y), slug).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width, slug).toBeLessThanOrEqual(width)
        expect(box.y + box.height, slug).toBeLessThanOrEqual(height)
      }
    }
  })

  it('of floors begin and end higher than those of the floors below', () => {
    for (const { slug, floors } of finders()) {
      for (const edge of [floors.map(({ y }) => y), floors.map(({ y, height }) => y + height)]) {
        expect(edge, slug).toEqual(edge.toSorted((a, b) => b - a))
      }
    }
  })

  it('of floors leave room for their numbers on both sides', () => {
    for (const { slug, width, floors } of finders()) {
      for (const box of floors) {
        expect(box.x / width, slug).toBeGreaterThanOrEqual(ROOM)
        expect((box.x + box.width) / width, slug).toBeLessThanOrEqual(1 - ROOM)
      }
    }
  })
})
