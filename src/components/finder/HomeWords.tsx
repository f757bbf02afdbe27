import type { FinderHome } from '#src/models/parts/finder.ts'
import { Area } from '../ui/Area.tsx'
import { HomePrice } from '../ui/Price.tsx'
import type { View } from '../view/view.ts'

/** What decides on a home, in a few words. */
export const HomeWords = ({ home, view }: { home: FinderHome; view: View }) => {
  const { t } = view
  return (
    <>
      <b>{home.title}</b>
      <span>
        <Area squareMetres={home.area} view={view} /> ·{' '}
        {t(`unit.availability.${home.availability}`)}
      </span>
      <span>
        <HomePrice amount={home.price} view={view} />
      </span>
    </>
  )
}
