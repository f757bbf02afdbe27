import type { RenderedFrame } from '#src/models/whole-site/frame.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'
import { frozenHtml } from '../static/freeze.tsx'
import { typesetModel } from '../typography/typeset-model.ts'
import { onAnyPage } from '../view/frame-page.ts'
import { frameView } from '../view/view.ts'
import { frameParts } from './parts.tsx'

/** The frame of a language, for the build. */
export const renderedFrame = (shell: Shell): RenderedFrame => {
  const view = frameView(typesetModel(shell, shell), onAnyPage)
  const parts = Object.entries(frameParts).map(([name, Part]) => [
    name,
    frozenHtml(<Part view={view} />),
  ])
  return { parts: Object.fromEntries(parts) }
}
