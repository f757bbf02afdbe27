import type { BlockModel, BlockName } from '#src/models/blocks/block.ts'
import type { View } from '../view/view.ts'

/** What every block is given. */
export type BlockProps<B extends BlockName> = {
  model: Extract<BlockModel, { block: B }>
  view: View
  /** Whether the block opens the page: it then holds the page's heading, and its picture loads first. */
  opening: boolean
}
