import { blockLayout } from './block.ts'
import { blocks, courts } from './buildings.ts'
import { courtLayout } from './court.ts'
import type { FloorLayout } from './placed.ts'

/** Where the homes of a floor are; undefined for floors that are not drawn. */
export const layoutOf = (project: string, level: number): FloorLayout | undefined => {
  const block = blocks[project]
  if (block) return blockLayout(project, block, level)
  const court = courts[project]
  return court && courtLayout(project, court, level)
}

/** The floors that are drawn. */
export const drawnFloors: [project: string, level: number][] = Object.entries({
  ...blocks,
  ...courts,
}).flatMap(([project, { floors }]) =>
  Object.keys(floors).map((level): [string, number] => [project, Number(level)]),
)
