import type { PlanLines as PlanLinesModel } from '#src/models/parts/plan-geometry.ts'
import styles from './PlanLines.module.css'

type PlanLinesProps = {
  lines: PlanLinesModel
  /** What is drawn, in words. */
  alt: string
}

/** Walls, doors and windows of a floor, as large as what is around it. */
export const PlanLines = ({ lines, alt }: PlanLinesProps) => (
  <svg
    viewBox={`0 0 ${lines.width} ${lines.height}`}
    role="img"
    aria-label={alt}
    className={styles.lines}
  >
    {lines.outside && <path d={lines.outside} className={styles.outside} />}
    {lines.pools && <path d={lines.pools} className={styles.pool} />}
    <path d={lines.walls} pathLength={1} className={styles.wall} />
    {lines.gaps && <path d={lines.gaps} className={styles.floor} />}
    {lines.floors && <path d={lines.floors} className={styles.floor} />}
    {lines.wet && <path d={lines.wet} className={styles.wet} />}
    {lines.panes && <path d={lines.panes} className={styles.pane} />}
    {lines.stairs && <path d={lines.stairs} className={styles.step} />}
  </svg>
)
