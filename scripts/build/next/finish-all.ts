import type { RenderedFrame } from '#src/models/whole-site/frame.ts'
import { pageStore } from '../store/page-store.ts'
import { unframedStore } from '../store/unframed-store.ts'
import type { UnframedPage } from './content-once.ts'
import type { PolicySources } from './content-security-policy.ts'
import { finishPage } from './finish-page.ts'
import { type Frame, FrameError, frameOf } from './frame.ts'

/** Pages to finish; another thread can take it. */
export type FinishOrder = {
  pages: { path: string; locale: string; unframedHash: string; hash: string }[]
  frames: Record<string, FrameSource>
  policySources: PolicySources
  stores: StoreFolders
}

/** The folders of what Next has rendered, pages without frames and frames, and of finished pages. */
export type StoreFolders = { unframed: string; frames: string; finished: string }

/** The frame of a language: its hash in the store, and what the build knows of it. */
type FrameSource = { hash: string; home: string; organisation: object }

/**
 * Joins pages and their frames, one after another and synchronously, since small files take most of the time.
 *
 * @throws NextChangedError, FrameError
 */
export const finishAll = (order: FinishOrder): void => {
  const { pages, frames, policySources, stores } = order
  const unframed = unframedStore<UnframedPage>(stores.unframed)
  const rendered = unframedStore<UnframedPage>(stores.frames)
  const finished = pageStore(stores.finished)
  const known = new Map<string, Frame>()
  const frameIn = (locale: string): Frame => {
    const { hash, ...rest } = frames[locale] as FrameSource
    const frame = known.get(locale) ?? frameOf({ ...rest, ...renderedFrame(rendered.get(hash)) })
    known.set(locale, frame)
    return frame
  }
  for (const { path, locale, unframedHash, hash } of pages) {
    const options = { path, frame: frameIn(locale), policySources }
    finished.put(hash, finishPage(unframed.get(unframedHash), options))
  }
}

/** What is rendered of a frame is the one string with marks in the payload of its route. */
const renderedFrame = (page: UnframedPage): RenderedFrame => {
  for (const piece of page.payload) {
    if (typeof piece === 'object' && typeof piece.string === 'string') {
      return JSON.parse(Buffer.from(piece.string, 'latin1').toString())
    }
  }
  throw new FrameError('the frame has no parts')
}
