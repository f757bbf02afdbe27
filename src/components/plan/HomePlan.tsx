import type { UnitModel } from '#src/models/pages/unit.ts'
import type { HomePlan as HomePlanModel, PlanRoom } from '#src/models/parts/home-plan.ts'
import { Area } from '../ui/Area.tsx'
import type { View } from '../view/view.ts'
import styles from './HomePlan.module.css'
import { LargerPlan } from './LargerPlan.tsx'
import { Measures, PlanDrawing } from './PlanDrawing.tsx'
import { roomName } from './room-name.ts'

type HomePlanProps = {
  plan: HomePlanModel
  home: Pick<UnitModel, 'title' | 'area' | 'innerArea' | 'balconyArea'>
  view: View
}

/** The lines of the first floor, which the first screen shows as well. */
export const FIRST_LINES = 'plan-lines'

/** The drawn plan of a home, and its rooms with their measures. */
export const HomePlan = ({ plan, home, view }: HomePlanProps) => {
  const { t } = view
  const alt = `${t('unit.plan')}: ${home.title}. ${t('unit.drawing')}`
  return (
    <div className={styles.plan}>
      <div className={styles.drawings}>
        {plan.floors.map((floor, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the floors of a home have no other name.
          <figure key={index} className={styles.figure}>
            {floor.title && <figcaption className={styles.caption}>{floor.title}</figcaption>}
            <LargerPlan name={floor.title ?? t('unit.plan')} view={view}>
              <PlanDrawing
                floor={floor}
                alt={floor.title ? `${floor.title}. ${alt}` : alt}
                measured
                id={index === 0 ? FIRST_LINES : undefined}
                view={view}
              />
            </LargerPlan>
          </figure>
        ))}
        {plan.north !== null && <North degrees={plan.north} view={view} />}
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('unit.room')}</th>
            <th scope="col" className={styles.figures}>
              {t('unit.measures')}
            </th>
            <th scope="col" className={styles.figures}>
              {t('unit.area')}
            </th>
          </tr>
        </thead>
        {plan.floors.map(({ title, rooms }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the floors of a home have no other name.
          <tbody key={index}>
            {title && (
              <tr>
                <th scope="rowgroup" colSpan={3} className={styles.group}>
                  {title}
                </th>
              </tr>
            )}
            {rooms.map((room) => (
              <RoomRow key={room.position} room={room} view={view} />
            ))}
          </tbody>
        ))}
        <Sums home={home} view={view} />
      </table>
      {leavesOutWalls(plan, home) && <p className={styles.note}>{t('unit.walls')}</p>}
    </div>
  )
}

/** Whether readers who add up the rooms get less than the inner area. */
const leavesOutWalls = (
  { floors }: HomePlanModel,
  { innerArea }: Pick<UnitModel, 'innerArea'>,
): boolean => {
  const inside = floors.flatMap(({ rooms }) => rooms).filter(({ outside }) => !outside)
  return innerArea !== null && inside.reduce((sum, { area }) => sum + area, 0) < innerArea
}

const RoomRow = ({ room, view }: { room: PlanRoom; view: View }) => (
  <tr>
    <th scope="row">
      <span className={styles.position}>{view.number(room.position)}</span> {roomName(room, view)}
    </th>
    <td className={styles.figures}>
      {room.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have the same measures.
        <span key={index} className={styles.part}>
          <Measures part={part} view={view} />
        </span>
      ))}
    </td>
    <td className={styles.figures}>
      <Area squareMetres={room.area} view={view} />
    </td>
  </tr>
)

/** The areas that the editor gave: those of the rooms leave out the walls. */
const Sums = ({ home, view }: Pick<HomePlanProps, 'home' | 'view'>) => {
  const sums = [
    ['unit.innerArea', home.innerArea],
    ['unit.balconyArea', home.balconyArea],
    ['unit.area', home.area],
  ] as const
  return (
    <tbody className={styles.sums}>
      {sums.map(
        ([name, area]) =>
          area !== null && (
            <tr key={name}>
              <th scope="row" colSpan={2}>
                {view.t(name)}
              </th>
              <td className={styles.figures}>
                <Area squareMetres={area} view={view} />
              </td>
            </tr>
          ),
      )}
    </tbody>
  )
}

const North = ({ degrees, view }: { degrees: number; view: View }) => (
  <p className={styles.north}>
    <svg viewBox="0 0 40 40" className={styles.compass} aria-hidden="true">
      <circle cx="20" cy="20" r="18" />
      <path d="M20 3l6 17h-12z" transform={`rotate(${degrees} 20 20)`} />
    </svg>
    {view.t('unit.north')}
  </p>
)
