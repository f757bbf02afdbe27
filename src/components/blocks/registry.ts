import type { ComponentType } from 'react'
import type { BlockName } from '#src/models/blocks/block.ts'
import { ArticleCard } from '../cards/ArticleCard.tsx'
import { ProjectCard } from '../cards/ProjectCard.tsx'
import { UnitCard } from '../cards/UnitCard.tsx'
import { BannerBlock } from './BannerBlock.tsx'
import { cardsBlock } from './cards-block.tsx'
import { GalleryBlock } from './GalleryBlock.tsx'
import { HeroBlock } from './HeroBlock.tsx'
import { HomeBlock } from './HomeBlock.tsx'
import { ImageTextBlock } from './ImageTextBlock.tsx'
import { ItemsBlock } from './ItemsBlock.tsx'
import { JobsBlock } from './JobsBlock.tsx'
import { LeadFormBlock } from './LeadFormBlock.tsx'
import { MapBlock } from './MapBlock.tsx'
import { MarqueeBlock } from './MarqueeBlock.tsx'
import { NumbersBlock } from './NumbersBlock.tsx'
import { PersonBlock } from './PersonBlock.tsx'
import type { BlockProps } from './props.ts'
import { QuestionsBlock } from './QuestionsBlock.tsx'
import { TextBlock } from './TextBlock.tsx'
import { VideoBlock } from './VideoBlock.tsx'

/** The component of each block. A block without one does not compile. */
export const blockComponents: { [B in BlockName]: ComponentType<BlockProps<B>> } = {
  hero: HeroBlock,
  text: TextBlock,
  'image-text': ImageTextBlock,
  items: ItemsBlock,
  numbers: NumbersBlock,
  gallery: GalleryBlock,
  marquee: MarqueeBlock,
  questions: QuestionsBlock,
  banner: BannerBlock,
  video: VideoBlock,
  map: MapBlock,
  projects: cardsBlock(ProjectCard),
  units: cardsBlock(UnitCard),
  home: HomeBlock,
  person: PersonBlock,
  articles: cardsBlock(ArticleCard),
  jobs: JobsBlock,
  'lead-form': LeadFormBlock,
}
