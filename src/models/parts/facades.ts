import type { Entry } from '#src/cms/types.ts'
import type { LocaleContent } from '../entries/locale-content.ts'
import type { Image } from './media.ts'
import { type Outline, outlineOn } from './outlines.ts'

/** A floor on the picture of its building; its number stands beside it, at a height in percent of its box. */
export type Facade = Outline & { side: Side; markTop: number }

type Side = 'left' | 'right'

/** How near numbers on one side may be, in percent of the picture: on a phone one is 17 px high, the picture 200 px. */
const NEAREST = 9

/**
 * The floors that are drawn on a building. The numbers stand on the side where the highest floor is higher, so that
 * each is below that of the floor above; one that would cover another stands on the other side.
 *
 * @param floors the highest first
 * @returns one for each floor, null for one that is not drawn
 */
export const facadesOf = (
  floors: Entry<'floors'>[],
  image: Image | null,
  content: Pick<LocaleContent, 'readOutline'>,
): (Facade | null)[] => {
  let preferred: Side | undefined
  const last: Record<Side, number> = { left: -NEAREST, right: -NEAREST }
  return floors.map(({ facadeOutline }) => {
    const outline = outlineOn(image, facadeOutline, content)
    const reading = content.readOutline(facadeOutline ?? '')
    if (!outline || reading.status === 'wrong') return null
    const { ends, box } = reading
    const inBox = (side: Side): number => (ends[side] - box.y) / box.height
    const heightAt = (side: Side): number => outline.top + outline.height * inBox(side)
    preferred ??= ends.left < ends.right ? 'left' : 'right'
    const other: Side = preferred === 'left' ? 'right' : 'left'
    const room = (side: Side): number => heightAt(side) - last[side]
    const side = room(preferred) >= NEAREST || room(preferred) >= room(other) ? preferred : other
    last[side] = heightAt(side)
    return { ...outline, side, markTop: Math.round(inBox(side) * 1000) / 10 }
  })
}
