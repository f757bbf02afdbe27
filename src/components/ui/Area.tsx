import type { Wording } from '../view/wording.ts'
import { InUnits } from './InUnits.tsx'

/** An area in the visitor's unit, kept in one piece where the line runs to the left. `value` is in square metres. */
export const Area = ({ squareMetres, view }: { squareMetres: number; view: Wording }) => (
  <data value={squareMetres}>
    <InUnits m2={view.area(squareMetres)} sqft={view.squareFeet(squareMetres)} />
  </data>
)
