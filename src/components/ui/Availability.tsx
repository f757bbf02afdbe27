import type { UnitModel } from '#src/models/pages/unit.ts'
import type { Wording } from '../view/wording.ts'
import { Status } from './Status.tsx'

type Availability = UnitModel['availability']

const TONES = {
  available: 'open',
  onHold: 'held',
  reserved: 'held',
  sold: 'gone',
  notReleased: 'held',
} as const satisfies Record<Availability, string>

/** Whether a home can be bought, as a label. */
export const Availability = ({ of, view }: { of: Availability; view: Wording }) => (
  <Status tone={TONES[of]}>{view.t(`unit.availability.${of}`)}</Status>
)
