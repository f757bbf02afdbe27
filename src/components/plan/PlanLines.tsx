import type { PlanLines as PlanLinesModel } from '#src/models/parts/plan-geometry.ts'
import styles from './PlanLines.module.css'

type PlanLinesProps = {
  lines: PlanLinesModel
  /** What is drawn, in words. */
  alt: string
  /** A name for the lines, under which the page can draw them once more. */
  id?: string | undefined
  /** The name of the same lines elsewhere on the page: they are in the document once. */
  copyOf?: string | undefined
}

/** Walls, doors, windows and furniture of a floor, as large as what is around it. */
export const PlanLines = ({ lines, alt, id, copyOf }: PlanLinesProps) => (
  <svg
    viewBox={`0 0 ${lines.width} ${lines.height}`}
    role="img"
    aria-label={alt}
    className={styles.lines}
  >
    {copyOf ? (
      <use href={`#${copyOf}`} />
    ) : (
      <g id={id}>
        {lines.outside && <path d={lines.outside} className={styles.outside} />}
        {lines.pools && <path d={lines.pools} className={styles.pool} />}
        <path d={lines.walls} pathLength={1} className={styles.wall} />
        {lines.gaps && <path d={lines.gaps} className={styles.floor} />}
        {lines.floors && <path d={lines.floors} className={styles.floor} />}
        {lines.wet && <path d={lines.wet} className={styles.wet} />}
        {lines.panes && <path d={lines.panes} className={styles.pane} />}
        {lines.stairs && <path d={lines.stairs} className={styles.step} />}
        {lines.furniture && <path d={lines.furniture} className={styles.furniture} />}
        {lines.swings && <path d={lines.swings} className={styles.swing} />}
      </g>
    )}
  </svg>
)
