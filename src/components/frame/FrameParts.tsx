import type { Shell } from '#src/models/site/shell.ts'
import { frozenHtml } from '../static/freeze.tsx'
import { typesetModel } from '../typography/typeset-model.ts'
import { onAnyPage } from '../view/frame-page.ts'
import { frameView } from '../view/view.ts'
import { frameParts } from './parts.tsx'

/** The parts of a language's frame by their names, as JSON: the build reads them and joins them to the pages. */
export const FrameParts = ({ shell }: { shell: Shell }) => {
  const view = frameView(typesetModel(shell, shell), onAnyPage)
  const parts = Object.entries(frameParts).map(([name, Part]) => [
    name,
    frozenHtml(<Part view={view} />),
  ])
  return (
    <template
      // biome-ignore lint/security/noDangerouslySetInnerHtml: no browser gets it.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(Object.fromEntries(parts)) }}
    />
  )
}
