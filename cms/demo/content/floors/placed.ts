import type { Shape } from '../units/plans.ts'
import type { Box, Facing } from './boxes.ts'

/** A home on its floor. */
export type PlacedHome = Facing & {
  slug: string
  number: string
  /** Whether it is at the left end of its building, seen in its plan: the plan is mirrored then. */
  atLeft: boolean
  shape: Shape
  /** Metres from its back wall to the corridor. */
  lobby: number
}

/** Lifts and stairs. */
export type Core = Facing & { lifts: number }

/** What stands on a floor. */
export type Placed = {
  homes: PlacedHome[]
  /** Homes that are not in the list. */
  neighbours: (Facing & { number: string })[]
  cores: Core[]
  /** Storerooms, where a home is less deep than its row. */
  stores: Facing[]
}

/** A floor of a building, in metres. */
export type FloorLayout = Placed & {
  /** Where north is, in degrees clockwise from the top of the drawing. */
  north: number
  width: number
  depth: number
  /** What has a roof: the building, or each wing of it. */
  plates: Box[]
  /** Open ways along the backs of homes, and the yards between the two. */
  galleries: Box[]
  yards: Box[]
  /** The garden in the middle. */
  court: Box | null
}

/** Metres: how wide corridors and galleries are at least. */
export const CORRIDOR = 1.8

export const joined = (parts: Placed[]): Placed => ({
  homes: parts.flatMap(({ homes }) => homes),
  neighbours: parts.flatMap(({ neighbours }) => neighbours),
  cores: parts.flatMap(({ cores }) => cores),
  stores: parts.flatMap(({ stores }) => stores),
})
