import { workerData } from 'node:worker_threads'
import { type FinishSettings, finishShare, type RenderedPage } from './finish-pages.ts'

const { pages, settings } = workerData as { pages: RenderedPage[]; settings: FinishSettings }
await finishShare(pages, settings)
