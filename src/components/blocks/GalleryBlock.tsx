import { PictureGrid } from '../ui/PictureGrid.tsx'
import { Section } from '../ui/Section.tsx'
import { DayEvening } from './DayEvening.tsx'
import type { BlockProps } from './props.ts'

export const GalleryBlock = ({ model, view }: BlockProps<'gallery'>) => {
  const { sectionData, pictures, arrangement } = model
  const [day, evening] = pictures
  if (arrangement === 'evening' && day && evening) {
    return <DayEvening data={sectionData} day={day} evening={evening} />
  }
  return (
    <Section data={sectionData}>
      <PictureGrid pictures={pictures} view={view} />
    </Section>
  )
}
