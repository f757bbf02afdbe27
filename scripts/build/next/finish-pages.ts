import { pageStore } from '../store/page-store.ts'
import { unframedStore } from '../store/unframed-store.ts'
import { NextChangedError } from './assumptions.ts'
import type { StoredFrame } from './collect-frames.ts'
import type { UnframedPage } from './content-once.ts'
import { type PolicySources, withContentSecurityPolicy } from './content-security-policy.ts'
import { type Frame, frameOf, hasMarks } from './frame.ts'
import { inThreads } from './in-threads.ts'
import { withFrame, withOrganisation } from './join-frame.ts'
import { sharedText, sharedTextFile } from './shared-text.ts'
import { withContentOnce } from './with-content-once.ts'

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

const WORKER = new URL('./finish-worker.ts', import.meta.url)

/**
 * Joins pages and their frames on all processors, and puts them into the store of finished pages.
 *
 * @param signal ends the threads.
 * @throws NextChangedError, FrameError
 */
export const finishPages = async (order: FinishOrder, signal?: AbortSignal): Promise<void> => {
  await inThreads({ worker: WORKER, here: finishAll }, order, signal)
}

/**
 * Joins pages and their frames, one after another and synchronously, since small files take most of the time.
 *
 * @throws NextChangedError, FrameError
 */
export const finishAll = (order: FinishOrder): void => {
  const { pages, frames, policySources, stores } = order
  const unframed = unframedStore<UnframedPage>(stores.unframed)
  const storedFrames = unframedStore<StoredFrame>(stores.frames)
  const finished = pageStore(stores.finished)
  const known = new Map<string, Frame>()
  const frameIn = (locale: string): Frame => {
    const { hash, ...rest } = frames[locale] as FrameSource
    const frame = known.get(locale) ?? frameFrom(storedFrames.get(hash), { hash, ...rest })
    known.set(locale, frame)
    return frame
  }
  for (const { path, locale, unframedHash, hash } of pages) {
    const options = { path, frame: frameIn(locale), policySources }
    finished.put(hash, finishPage(unframed.get(unframedHash), options))
  }
}

type FinishOptions = {
  /** The address of the page. */
  path: string
  frame: Frame
  policySources: PolicySources
}

/**
 * Joins a page and its frame, and gives the document its policy. All pages get their frame here: it does not
 * matter which of the two is new.
 *
 * @returns the document, as byte text.
 * @throws NextChangedError, FrameError
 */
const finishPage = (page: UnframedPage, { path, frame, policySources }: FinishOptions): string => {
  const fill = (markup: string) => (hasMarks(markup) ? withFrame(markup, frame, path) : markup)
  const start = withOrganisation(page.start, frame)
  const joined = withContentOnce({ ...page, start }, { ...frame, fill })
  const finished = withContentSecurityPolicy(joined, policySources)
  if (hasMarks(finished)) {
    throw new NextChangedError('html strings', `the page ${path} lacks its frame somewhere`)
  }
  return finished
}

const frameFrom = ({ shared, ...rendered }: StoredFrame, { hash, ...rest }: FrameSource): Frame =>
  frameOf({ ...rest, ...rendered, shared: sharedText(shared, `/${sharedTextFile(hash)}`) })
