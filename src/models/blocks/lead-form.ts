import type { WireBlock } from '#src/cms/blocks.ts'
import type { EntryContext } from '../parts/context.ts'
import { type FormModel, formModel } from '../parts/form.ts'
import type { Picture } from '../parts/media.ts'
import { optionalPicture, type SectionData, sectionData } from '../parts/parts.ts'

/** A form in the page. `form` is null if the form is not published. */
export type LeadFormModel = {
  block: 'lead-form'
  sectionData: SectionData
  form: FormModel | null
  picture: Picture | null
}

export const leadForm = (block: WireBlock<'lead-form'>, context: EntryContext): LeadFormModel => ({
  block: 'lead-form',
  sectionData: sectionData(block.sectionData, context),
  form: formModel(block.form, context),
  picture: optionalPicture(block.images, context),
})
