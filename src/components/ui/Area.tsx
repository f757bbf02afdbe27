import type { Wording } from '../view/wording.ts'

/** Square metres, kept in one piece where the line runs to the left. */
export const Area = ({ squareMetres, view }: { squareMetres: number; view: Wording }) => (
  <data value={squareMetres}>
    <bdi>{view.area(squareMetres)}</bdi>
  </data>
)
