import type { Dimensions } from '#src/models/parts/plan-geometry.ts'
import { InUnits } from '../ui/InUnits.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { View } from '../view/view.ts'
import styles from './DimensionLines.module.css'
import { inPercent } from './in-percent.ts'

type DimensionLinesProps = { of: Dimensions; view: View }

/**
 * The width of a floor above its drawing, and its depth at the side where lines of text begin, each between two ticks.
 * Both are outside of the drawing, which leaves room for them.
 */
export const DimensionLines = ({ of: { width, depth, place }, view }: DimensionLinesProps) => (
  <>
    <p className={styles.width} style={inPercent({ left: place.left, width: place.width })}>
      <VisuallyHidden>{view.t('unit.width')}</VisuallyHidden> <Length metres={width} view={view} />
    </p>
    <p className={styles.depth} style={inPercent({ top: place.top, height: place.height })}>
      <VisuallyHidden>{view.t('unit.depth')}</VisuallyHidden> <Length metres={depth} view={view} />
    </p>
  </>
)

const Length = ({ metres, view }: { metres: number; view: View }) => (
  <InUnits m2={view.length(metres)} sqft={view.lengthInFeet(metres)} />
)
