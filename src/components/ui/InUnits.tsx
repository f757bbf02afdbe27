import type { ReactNode } from 'react'

/** The same in both units of area; visitors see the one that they chose, and square metres without scripts. */
export const InUnits = ({ m2, sqft }: { m2: ReactNode; sqft: ReactNode }) => (
  <>
    <bdi data-unit="m2">{m2}</bdi>
    <bdi data-unit="sqft" hidden>
      {sqft}
    </bdi>
  </>
)
