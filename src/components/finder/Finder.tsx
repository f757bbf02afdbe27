import type { FinderFloor, Finder as FinderModel } from '#src/models/parts/finder.ts'
import { ConvertedNote } from '../currency/ConvertedNote.tsx'
import { Part } from '../ui/Part.tsx'
import { PriceIn } from '../ui/Price.tsx'
import type { View } from '../view/view.ts'
import { type Area, AreaPicture } from './AreaPicture.tsx'
import styles from './Finder.module.css'
import { FinderPatterns } from './FinderPatterns.tsx'
import { FloorPart } from './FloorPart.tsx'
import { HomeRows } from './HomeRows.tsx'
import { homeAreas } from './home-areas.tsx'
import { Legend } from './Legend.tsx'
import { availabilityOf } from './tones.ts'

type FinderProps = { finder: FinderModel; title: string; view: View }

/** From the building to a floor and to a home: pictures whose areas are links, each beside a list of the same. */
export const Finder = ({ finder, title, view }: FinderProps) => {
  const { t } = view
  const { image, floors, others, drawn } = finder
  const onBuilding = [...floorAreas(floors, view), ...homeAreas(drawn, view)]
  // Without a choice visitors see the floor on which most is free.
  const first = floors.toSorted((a, b) => b.free - a.free)[0]
  return (
    <Part title={t('finder.title')} anchor="finder">
      <div className={styles.finder}>
        <FinderPatterns />
        <Legend homes={[...floors.flatMap(({ homes }) => homes), ...others]} view={view} />
        <div className={styles.building} data-pictured={(image && true) || undefined}>
          {image && (
            <div className={styles.facade} data-upright={image.height > image.width || undefined}>
              <AreaPicture
                image={image}
                alt={t('finder.building', { title })}
                label={t('finder.building', { title })}
                areas={onBuilding}
              />
            </div>
          )}
          <div className={styles.choice}>
            {floors.length > 0 && (
              <>
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
              </>
            )}
            {drawn.length > 0 && <HomeRows homes={drawn} view={view} />}
          </div>
        </div>
        {floors.length > 0 && (
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
        )}
        {others.length > 0 && <HomeRows homes={others} view={view} />}
        <ConvertedNote view={view} />
      </div>
    </Part>
  )
}

/** A name, how many homes are free, and from which price. */
const FloorWords = ({ floor, view }: { floor: FinderFloor; view: View }) => {
  const { t, number } = view
  const { title, free, homes, priceFrom } = floor
  return (
    <>
      <span className={styles.name}>{title}</span>
      <span className={styles.free}>
        {free > 0
          ? t('finder.free', { free: number(free), total: number(homes.length) })
          : t('finder.none')}
      </span>
      {priceFrom !== null && (
        <span className={styles.from}>
          <PriceIn text="project.from" amount={priceFrom} view={view} />
        </span>
      )}
    </>
  )
}

const floorAreas = (floors: FinderFloor[], view: View): Area[] =>
  floors.flatMap((floor): Area[] =>
    floor.facade
      ? [
          {
            outline: floor.facade,
            href: `#${floor.anchor}`,
            availability: availabilityOf(floor.homes),
            mark: view.number(floor.level),
            beside: floor.facade,
            children: <FloorWords floor={floor} view={view} />,
          },
        ]
      : [],
  )
