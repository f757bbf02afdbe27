import type { CSSProperties } from 'react'
import type { PlanFloor, PlanRoom } from '#src/models/parts/home-plan.ts'
import { planGeometry } from '#src/models/parts/plan-geometry.ts'
import { InUnits } from '../ui/InUnits.tsx'
import type { View } from '../view/view.ts'
import { DimensionLines } from './DimensionLines.tsx'
import { inPercent } from './in-percent.ts'
import styles from './PlanDrawing.module.css'
import { PlanLines } from './PlanLines.tsx'
import { roomName } from './room-name.ts'

type PlanDrawingProps = {
  floor: PlanFloor
  /** What is drawn, in words. */
  alt: string
  /** Whether the rooms have their numbers, which the table beside explains. */
  numbered?: boolean
  /** Whether width and depth of the floor stand at its edges. */
  measured?: boolean
  /** See `PlanLines`. */
  id?: string | undefined
  copyOf?: string | undefined
  view: View
}

/**
 * A floor of a home, drawn from its data. Each room has its number and, where there is room enough on the screen, its
 * name and measures. It is the same in languages that run to the left: a building is not mirrored.
 */
export const PlanDrawing = ({
  floor,
  alt,
  numbered = true,
  measured = false,
  id,
  copyOf,
  view,
}: PlanDrawingProps) => {
  const drawn = planGeometry(floor)
  const dimensions = measured ? drawn.dimensions : null
  return (
    <div
      className={dimensions ? `${styles.drawing} ${styles.measured}` : styles.drawing}
      style={{ '--ratio': Math.round((drawn.width / drawn.height) * 1000) / 1000 } as CSSProperties}
      data-plan=""
    >
      <PlanLines lines={drawn} alt={alt} id={id} copyOf={copyOf} />
      <div aria-hidden="true">
        {drawn.labels.map(({ room, place, isCovered }) => (
          <div
            key={room.position}
            className={isCovered ? `${styles.room} ${styles.covered}` : styles.room}
            style={inPercent(place)}
          >
            {numbered && <span className={styles.number}>{view.number(room.position)}</span>}
            <Name of={roomName(room, view)} />
            <span className={styles.measures}>
              <Measures part={room.parts[0]} view={view} />
            </span>
          </div>
        ))}
      </div>
      {dimensions && <DimensionLines of={dimensions} view={view} />}
    </div>
  )
}

/** Letters of a word that needs more room than usual. */
const LONG = 13

const Name = ({ of }: { of: string }) => {
  const isLong = of.split(' ').some((word) => word.length >= LONG)
  return <span className={isLong ? styles.longName : styles.name}>{of}</span>
}

type MeasuresProps = { part: PlanRoom['parts'][number] | undefined; view: View }

/** Width and depth in metres or feet, as the visitor chose for areas. */
export const Measures = ({ part, view }: MeasuresProps) =>
  part && (
    <InUnits m2={view.metres(part.width, part.depth)} sqft={view.feet(part.width, part.depth)} />
  )
