import type { Wording } from '../view/wording.ts'
import styles from './ComparedPlans.module.css'
import type { ComparedHome, DrawnFloor } from './load-home.ts'

/** The plans of the homes. What the site has drawn is to one scale, and comes before pictures, which are not. */
export const PlanRow = ({ homes, view: { t } }: { homes: ComparedHome[]; view: Wording }) => {
  const withPlan = homes.filter(({ plan, floors }) => plan !== null || floors.length > 0)
  if (withPlan.length === 0) return null
  const isToScale = withPlan.length > 1 && withPlan.every(({ floors }) => floors.length > 0)
  const widest = Math.max(...homes.flatMap(({ floors }) => floors.map(({ width }) => width)))
  return (
    <tr>
      <th scope="row">
        {t('unit.plan')}
        {isToScale && <span className={styles.scale}>{t('shortlist.scale')}</span>}
      </th>
      {homes.map(({ id, title, plan, floors }) => (
        <td key={id}>
          {floors.length > 0 ? (
            <Floors floors={floors} widest={widest} />
          ) : (
            plan && (
              <img
                src={plan}
                alt={`${t('unit.plan')}: ${title}`}
                loading="lazy"
                className={styles.picture}
              />
            )
          )}
        </td>
      ))}
    </tr>
  )
}

/** The plan in the place of a picture, for the eye alone: the row of plans has it in words. */
export const PlanInPlace = ({ home: { plan, floors } }: { home: ComparedHome }) => (
  <div aria-hidden="true" className={styles.place}>
    {floors[0] ? (
      <Floors floors={floors.slice(0, 1)} widest={floors[0].width} />
    ) : (
      plan && <img src={plan} alt="" className={styles.picture} />
    )}
  </div>
)

/** `widest` is what fills the width, in centimetres. */
const Floors = ({ floors, widest }: { floors: DrawnFloor[]; widest: number }) => (
  <div className={styles.floors}>
    {floors.map(({ svg, width }, index) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: the floors of a home have no other name.
        key={index}
        style={{ inlineSize: `${(100 * width) / widest}%` }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: out of a page of this site.
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    ))}
  </div>
)
