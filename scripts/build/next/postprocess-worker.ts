/** Postprocesses its share of the pages in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads'
import { type PostprocessOrder, postprocessAll } from './postprocess-pages.ts'

parentPort?.postMessage(await postprocessAll(workerData as PostprocessOrder))
