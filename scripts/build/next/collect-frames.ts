import { rmSync } from 'node:fs'
import { requireJson, unchecked } from '#src/lib/json-file.ts'
import type { RenderedFrame } from '#src/models/whole-site/frame.ts'
import type { UnframedStore } from '../store/unframed-store.ts'
import { splitDocument } from './content-once.ts'
import { lateDocument, type PostprocessOrder, type RenderedPage } from './postprocess-pages.ts'
import { sharedTextOf } from './shared-text.ts'

/** What the build keeps of a frame: what Next has made of it, and what the payloads of its pages share. */
export type StoredFrame = RenderedFrame & { shared: string }

/** The route of a frame that Next has rendered. */
type FrameRoute = Pick<RenderedPage, 'path' | 'documentFile' | 'otherFiles'> & {
  hash: string
  /** What Next has left of the frame. */
  frameFile: string
}

/**
 * Moves the frames that Next has rendered into their store.
 *
 * @throws MissingRenderError, NextChangedError
 */
export const collectFrames = (
  routes: FrameRoute[],
  store: Pick<UnframedStore<StoredFrame>, 'put'>,
  { anyScripts }: Pick<PostprocessOrder, 'anyScripts'>,
): void => {
  for (const { path, hash, documentFile, otherFiles, frameFile } of routes) {
    const page = splitDocument(lateDocument(documentFile, { path, anyScripts }))
    const frame = requireJson(frameFile, unchecked<RenderedFrame>())
    store.put(hash, { ...frame, shared: sharedTextOf(page) })
    for (const file of [documentFile, ...otherFiles]) rmSync(file, { force: true })
  }
}
