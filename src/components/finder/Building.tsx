import type { CSSProperties } from 'react'
import type { Finder, FinderFloor } from '#src/models/parts/finder.ts'
import type { Image } from '#src/models/parts/media.ts'
import type { View } from '../view/view.ts'
import { type Area, AreaPicture } from './AreaPicture.tsx'
import styles from './Building.module.css'
import { FloorWords } from './FloorWords.tsx'
import { homeAreas } from './home-areas.tsx'
import { availabilityOf } from './tones.ts'

type BuildingProps = { image: Image; finder: Finder; title: string; view: View }

/** The building that opens the page of a project: its floors and homes are links. `Finder` has the lists of both. */
export const Building = ({ image, finder, title, view }: BuildingProps) => {
  const name = view.t('finder.building', { title })
  const upright = image.height > image.width
  return (
    <div className={styles.opening} data-shows="building" data-opening-picture="">
      <div
        className={styles.building}
        data-upright={upright || undefined}
        style={{ '--ratio': image.width / image.height } as CSSProperties}
      >
        <AreaPicture
          image={image}
          alt={name}
          label={name}
          areas={[...floorAreas(finder.floors, view), ...homeAreas(finder.drawn, view)]}
          extent={upright ? 'tower' : 'building'}
          priority
        />
      </div>
    </div>
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
            mark: floor.level === 0 ? view.t('finder.ground') : view.number(floor.level),
            beside: floor.facade,
            children: <FloorWords floor={floor} view={view} />,
          },
        ]
      : [],
  )
