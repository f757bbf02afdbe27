import type { FinderHome } from '#src/models/parts/finder.ts'
import type { View } from '../view/view.ts'
import type { Area } from './AreaPicture.tsx'
import { HomeWords } from './HomeWords.tsx'

/** The areas of the homes that are drawn on a picture. */
export const homeAreas = (homes: FinderHome[], view: View): Area[] =>
  homes.flatMap((home): Area[] =>
    home.outline
      ? [
          {
            outline: home.outline,
            href: home.path,
            availability: home.availability,
            mark: home.number,
            children: <HomeWords home={home} view={view} />,
          },
        ]
      : [],
  )
