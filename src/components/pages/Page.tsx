import type { ComponentProps } from 'react'
import { freeze } from '../static/freeze.tsx'
import { DraftPage } from './DraftPage.tsx'
import { PageTree } from './PageTree.tsx'

/** A whole page, as HTML wherever nothing changes in the browser. A draft brings its own layout. */
export const Page = (props: ComponentProps<typeof PageTree>) =>
  props.page.content.type === 'draft' ? <DraftPage /> : freeze(<PageTree {...props} />)
