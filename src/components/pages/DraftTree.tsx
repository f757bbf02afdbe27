import type { PageModel } from '#src/models/page.ts'
import type { Shell } from '#src/models/shell.ts'
import { PageTree } from '../Page.tsx'
import { typesetModel } from '../typography/typeset-model.ts'

/** A page with all that the build does to one before it renders it. */
const DraftTree = ({ page, shell }: { page: PageModel; shell: Shell }) => (
  <PageTree page={typesetModel(page)} shell={typesetModel(shell)} />
)

export default DraftTree
