import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type FinishOrder, finishAll } from './finish-all.ts'
import { readBack } from './read-back.ts'

/** So many pages are worth another thread, which takes as long to start. */
const PAGES_OF_A_THREAD = 150

/** Pages are short-lived texts. */
const YOUNG = { maxYoungGenerationSizeMb: 32 }

const WORKER = new URL('./finish-worker.ts', import.meta.url)

/**
 * Joins pages and their frames on all processors, and puts them into the store of finished pages.
 *
 * @param signal ends the threads.
 * @throws NextChangedError, FrameError
 */
export const finishPages = async (
  options: Omit<FinishOrder, 'readBack'>,
  signal?: AbortSignal,
): Promise<void> => {
  const order = { ...options, readBack: String(readBack) }
  const { pages } = order
  const threads = Math.min(availableParallelism(), Math.floor(pages.length / PAGES_OF_A_THREAD))
  if (threads < 2) return finishAll(order)
  const share = Math.ceil(pages.length / threads)
  const parts = Array.from({ length: threads }, (_, index) =>
    pages.slice(index * share, (index + 1) * share),
  )
  await Promise.all(parts.map((part) => inThread({ ...order, pages: part }, signal)))
}

const inThread = (order: FinishOrder, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: order, resourceLimits: YOUNG })
    signal?.addEventListener('abort', () => worker.terminate())
    worker.on('error', reject)
    worker.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`A thread that joins pages has ended with ${code}.`)),
    )
  })
