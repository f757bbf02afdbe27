/** Finishes its share of the pages in a thread of its own. */
import { workerData } from 'node:worker_threads'
import { type FinishOrder, finishAll } from './finish-pages.ts'

finishAll(workerData as FinishOrder)
