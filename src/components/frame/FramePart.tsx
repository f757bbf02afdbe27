import type { ReactNode } from 'react'
import { mark } from '#src/models/pages/frame-marks.ts'
import { onPage, type Slots } from '../view/frame-page.ts'
import { frameView, type View } from '../view/view.ts'
import { type FramePartName, frameParts } from './parts.tsx'

type FramePartProps = {
  name: FramePartName
  view: View
  /** What the page itself shows in the part. */
  slots?: Slots
}

/**
 * A part of the frame: itself where the page is rendered with its frame, else its mark, which the build replaces. It
 * must be in an element of the page that has nothing for React, since only such an element becomes HTML as a whole.
 */
export const FramePart = ({ name, view, slots = {} }: FramePartProps): ReactNode => {
  if (!view.whole) return mark('part', [name, ...Object.entries(slots).flat()])
  const Part = frameParts[name]
  return <Part view={frameView(view.whole, onPage(view, slots))} />
}
