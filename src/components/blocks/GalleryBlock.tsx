import { PictureGrid } from '../ui/PictureGrid.tsx'
import { Section } from '../ui/Section.tsx'
import type { BlockProps } from './props.ts'

export const GalleryBlock = ({ model, view }: BlockProps<'gallery'>) => (
  <Section data={model.sectionData}>
    <PictureGrid pictures={model.pictures} view={view} />
  </Section>
)
