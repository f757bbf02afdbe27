import { Film } from '../ui/Film.tsx'
import { Section } from '../ui/Section.tsx'
import type { BlockProps } from './props.ts'

export const VideoBlock = ({ model, view }: BlockProps<'video'>) => (
  <Section data={model.sectionData} tone="dark">
    <Film
      film={model.film}
      poster={model.poster}
      caption={model.caption}
      title={model.caption ?? model.sectionData?.title ?? view.t('project.film')}
    />
  </Section>
)
