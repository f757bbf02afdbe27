import type { Entry } from '../entry.ts'
import { creekTerraces } from './projects/creek-terraces.ts'
import { duneHouse } from './projects/dune-house.ts'
import { harbourLights } from './projects/harbour-lights.ts'
import { marinaCrest } from './projects/marina-crest.ts'
import { oliveGardens } from './projects/olive-gardens.ts'
import { palmCourt } from './projects/palm-court.ts'
import { pearlBay } from './projects/pearl-bay.ts'
import { skylineOne } from './projects/skyline-one.ts'

/** The projects, in the order in which the site lists them. */
export const projects: Entry[] = [
  marinaCrest,
  palmCourt,
  duneHouse,
  harbourLights,
  skylineOne,
  oliveGardens,
  creekTerraces,
  pearlBay,
]
