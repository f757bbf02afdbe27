import type { PlanRoom } from '#src/models/parts/home-plan.ts'
import type { View } from '../view/view.ts'

/** Such as "Kitchen", or "Bedroom 2" where there are several. */
export const roomName = ({ kind, count }: PlanRoom, { t, number }: View): string =>
  [t(`room.${kind}`), ...(count === null ? [] : [number(count)])].join(' ')
