import { ConsentLink } from '../tracking/ConsentLink.tsx'
import type { FrameView } from '../view/view.ts'

/** The footer of pages that should not lead away. */
export const SmallPrint = ({ view }: { view: FrameView }) => (
  <>
    <p>{view.shell.footer.legal ?? view.shell.siteName}</p>
    <ConsentLink view={view} />
  </>
)
