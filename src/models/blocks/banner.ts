import type { WireBlock } from '#src/cms/blocks.ts'
import type { Button, EntryContext } from '../parts/context.ts'
import type { Picture } from '../parts/media.ts'
import {
  type ButtonImage,
  buttonImages,
  optionalPicture,
  type SectionData,
  sectionData,
} from '../parts/parts.ts'

/** A call to act, over a picture. */
export type BannerModel = {
  block: 'banner'
  sectionData: SectionData
  picture: Picture | null
  buttons: Button[]
  buttonImages: ButtonImage[]
}

export const banner = (block: WireBlock<'banner'>, context: EntryContext): BannerModel => ({
  block: 'banner',
  sectionData: sectionData(block.sectionData, context),
  picture: optionalPicture(block.images, context),
  buttons: context.buttons(block.buttons),
  buttonImages: buttonImages(block.buttonImage, context),
})
