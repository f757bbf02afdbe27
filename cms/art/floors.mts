/** The drawings of floors, from the plans of the homes on them: `npx node cms/art/floors.mts`. */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { drawnFloors } from '../demo/content/floors/layout.ts'
import { drawingOf } from '../demo/content/floors/picture.ts'
import { floorDrawing } from './floor-drawing.ts'

const MEDIA = resolve(import.meta.dirname, '../demo/media')

for (const [project, level] of drawnFloors) {
  writeFileSync(join(MEDIA, drawingOf(project, level)), floorDrawing(project, level))
}
