import { inThreads } from './in-threads.ts'
import { type PostprocessOrder, postprocessAll, type RejectedPage } from './postprocess-all.ts'

const WORKER = new URL('./postprocess-worker.ts', import.meta.url)

/**
 * Moves what Next has rendered into the store of pages without frames, on all processors: filled with what each page has
 * of its own, with structured data and late scripts.
 *
 * @param signal ends the threads.
 * @returns what is wrong with each page that cannot be taken.
 * @throws MissingRenderError, NextChangedError
 */
export const postprocessPages = async (
  order: PostprocessOrder,
  signal?: AbortSignal,
): Promise<RejectedPage[]> => {
  const rejected = await inThreads({ worker: WORKER, here: postprocessAll }, order, signal)
  return rejected.flat()
}
