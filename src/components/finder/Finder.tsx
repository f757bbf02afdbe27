import type { Finder as FinderModel } from '#src/models/parts/finder.ts'
import { ConvertedNote } from '../currency/ConvertedNote.tsx'
import { Part } from '../ui/Part.tsx'
import type { View } from '../view/view.ts'
import styles from './Finder.module.css'
import { FinderPatterns } from './FinderPatterns.tsx'
import { FloorPart } from './FloorPart.tsx'
import { FloorWords } from './FloorWords.tsx'
import { HomeRows } from './HomeRows.tsx'
import { Legend } from './Legend.tsx'

type FinderProps = { finder: FinderModel; view: View }

/** From a floor to a home: drawings whose areas are links, each with a list of the same. `Building` leads to the floors. */
export const Finder = ({ finder, view }: FinderProps) => {
  const { t } = view
  const { floors, others } = finder
  // Without a choice visitors see the floor on which most is free.
  const first = floors.toSorted((a, b) => b.free - a.free)[0]
  return (
    <Part title={t('finder.title')} anchor="finder">
      <div className={styles.finder}>
        <FinderPatterns />
        <Legend homes={[...floors.flatMap(({ homes }) => homes), ...others]} view={view} />
        {floors.length > 0 && (
          <div className={styles.byFloor}>
            {floors.length > 1 && (
              <div className={styles.choice}>
                <h3 className={styles.heading}>{t('finder.floor')}</h3>
                <ol className={styles.floors}>
                  {floors.map((floor) => (
                    <li key={floor.anchor}>
                      <a href={`#${floor.anchor}`} className={styles.floor}>
                        <FloorWords floor={floor} view={view} />
                      </a>
                    </li>
                  ))}
                </ol>
              </div>
            )}
            <div className={styles.levels}>
              {floors.map((floor, index) => (
                <FloorPart
                  key={floor.anchor}
                  floor={floor}
                  above={floors[index - 1] ?? null}
                  below={floors[index + 1] ?? null}
                  shownFirst={floor === first}
                  view={view}
                />
              ))}
            </div>
          </div>
        )}
        {others.length > 0 && <HomeRows homes={others} view={view} />}
        <ConvertedNote view={view} />
      </div>
    </Part>
  )
}
