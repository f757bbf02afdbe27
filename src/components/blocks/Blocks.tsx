import type { ComponentType } from 'react'
import type { BlockModel, BlockName } from '#src/models/blocks/block.ts'
import type { View } from '../view/view.ts'
import type { BlockProps } from './props.ts'
import { blockComponents } from './registry.ts'

type BlocksProps = {
  blocks: BlockModel[]
  view: View
  /** Whether the first of them is the first thing on the page. */
  opening?: boolean
}

/** Blocks one below the other. */
export const Blocks = ({ blocks, view, opening = false }: BlocksProps) =>
  blocks.map((model, index) => {
    // The registry's type pairs each name with its model; TypeScript can't follow that through a union.
    const Component = blockComponents[model.block] as ComponentType<
      Omit<BlockProps<BlockName>, 'model'> & { model: BlockModel }
    >
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no ids; an editor's order is all there is.
    return <Component key={index} model={model} view={view} opening={opening && index === 0} />
  })
