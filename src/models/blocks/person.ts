import type { WireBlock } from '#src/cms/blocks.ts'
import type { Button, EntryContext } from '../parts/context.ts'
import { type SectionData, sectionData } from '../parts/parts.ts'
import { type Advisor, advisorModel } from '../parts/sales.ts'

/** What a person says, and how to reach them. */
export type PersonModel = {
  block: 'person'
  sectionData: SectionData
  advisor: Advisor
  occupation: string | null
  buttons: Button[]
}

export const person = (block: WireBlock<'person'>, context: EntryContext): PersonModel => ({
  block: 'person',
  sectionData: sectionData(block.sectionData, context),
  advisor: advisorModel(block.advisor, context),
  occupation: block.occupation,
  buttons: context.buttons(block.buttons),
})
