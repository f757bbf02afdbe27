import { type CSSProperties, useRef, useState } from 'react'
import { Heart } from '../shortlist/Heart.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { Wording } from '../view/wording.ts'
import { ComparedNames } from './ComparedNames.tsx'
import { PlanInPlace, PlanRow } from './ComparedPlans.tsx'
import styles from './ComparisonTable.module.css'
import type { ComparedHome } from './load-home.ts'
import { comparedRows } from './rows.ts'

type ComparisonTableProps = {
  homes: ComparedHome[]
  /** How many homes there will be once all have loaded: the columns have their widths from the start. */
  expected: number
  /** The ids of the homes on the visitor's own shortlist. */
  kept: ReadonlySet<string>
  view: Wording
}

/** The homes side by side. On narrow windows two are in view, below the label of each row, and others are swiped in. */
export const ComparisonTable = ({ homes, expected, kept, view }: ComparisonTableProps) => {
  const { t } = view
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const scroller = useRef<HTMLElement>(null)
  const rows = comparedRows(homes)
  const several = homes.length > 1
  const shown = rows.filter(({ differs }) => differs || !(onlyDifferences && several))
  return (
    <div
      className={styles.comparison}
      data-whole={homes.length === expected || undefined}
      style={{ '--homes': homes.length, '--expected': expected } as CSSProperties}
    >
      {several && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={({ target }) => setOnlyDifferences(target.checked)}
          />
          {t('shortlist.onlyDifferences')}
        </label>
      )}
      <section
        ref={scroller}
        className={styles.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        aria-label={t('shortlist.comparison')}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {homes.map((home) => (
                <th key={home.id} scope="col">
                  <Home home={home} kept={kept.has(home.id)} view={view} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ label, values, differs }) => (
              <tr key={label} data-differs={(several && differs) || undefined}>
                <th scope="row">
                  {label}
                  {several && differs && (
                    <VisuallyHidden> ({t('shortlist.differs')})</VisuallyHidden>
                  )}
                </th>
                {values.map((html, position) => (
                  <td
                    key={homes[position]?.id}
                    // biome-ignore lint/security/noDangerouslySetInnerHtml: out of a page of this site.
                    dangerouslySetInnerHTML={{ __html: html ?? '–' }}
                  />
                ))}
              </tr>
            ))}
            <PlanRow homes={homes} view={view} />
          </tbody>
        </table>
      </section>
      <ComparedNames homes={homes} scroller={scroller} />
    </div>
  )
}

type HomeProps = { home: ComparedHome; kept: boolean; view: Wording }

const Home = ({ home, kept, view }: HomeProps) => (
  <div className={styles.home}>
    <div className={styles.frame}>
      {home.picture ? (
        <img src={home.picture} alt="" className={styles.picture} />
      ) : (
        <PlanInPlace home={home} />
      )}
      <div className={styles.heart}>
        <Heart home={home} kept={kept} view={view} />
      </div>
    </div>
    <SiteLink href={home.path} external={false} view={view} className={styles.title}>
      {home.title}
    </SiteLink>
  </div>
)
