import { type FinishOrder, finishAll } from './finish-all.ts'
import { inThreads } from './in-threads.ts'

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
