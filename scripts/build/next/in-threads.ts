import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** So many pages are worth another thread, which takes as long to start. */
const PAGES_OF_A_THREAD = 150

/** Pages are short-lived texts. */
const YOUNG = { maxYoungGenerationSizeMb: 32 }

type Work<Order, Result> = {
  /** The file of a thread: it does its order, which is its data, and posts the result. */
  worker: URL
  /** Does an order here: few pages are not worth a thread. */
  here: (order: Order) => Result | Promise<Result>
}

/**
 * Has pages worked on by all processors.
 *
 * @param signal ends the threads.
 * @returns the result of each share.
 */
export const inThreads = <Order extends { pages: unknown[] }, Result>(
  { worker, here }: Work<Order, Result>,
  order: Order,
  signal?: AbortSignal,
): Promise<Result[]> => {
  const { pages } = order
  const threads = Math.min(availableParallelism(), Math.floor(pages.length / PAGES_OF_A_THREAD))
  if (threads < 2) return Promise.all([here(order)])
  const share = Math.ceil(pages.length / threads)
  const shares = Array.from({ length: threads }, (_, index) =>
    pages.slice(index * share, (index + 1) * share),
  )
  return Promise.all(
    shares.map((part) => inThread<Result>(worker, { ...order, pages: part }, signal)),
  )
}

const inThread = <Result>(
  file: URL,
  order: unknown,
  signal: AbortSignal | undefined,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: order, resourceLimits: YOUNG })
    let result: Result | undefined
    signal?.addEventListener('abort', () => worker.terminate())
    worker.on('message', (message) => {
      result = message
    })
    worker.on('error', reject)
    worker.on('exit', (code) =>
      code === 0
        ? resolve(result as Result)
        : reject(new Error(`A thread that works on pages has ended with ${code}.`)),
    )
  })
