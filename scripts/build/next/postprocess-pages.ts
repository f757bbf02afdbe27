import { readFileSync, rmSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { requireJson, unchecked } from '#src/lib/json-file.ts'
import { ORGANISATION_MARK } from '#src/models/pages/frame-marks.ts'
import type { PageModel } from '#src/models/pages/page.ts'
import type { PageParts } from '#src/models/pages/page-parts.ts'
import { structuredData } from '#src/models/structured-data/structured-data.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'
import { unframedStore } from '../store/unframed-store.ts'
import { NextChangedError } from './assumptions.ts'
import {
  type OpenDocument,
  openDocument,
  splitDocument,
  type UnframedPage,
} from './content-once.ts'
import { filledPage, type NamedSegment } from './fill-page.ts'
import { inThreads } from './in-threads.ts'
import { withLateScripts } from './late-scripts.ts'
import { withSteadyHead } from './steady-head.ts'
import { withStructuredData } from './with-structured-data.ts'

/** A page that Next has rendered, or the frame of a language. */
export type RenderedPage = {
  path: string
  locale: string
  /** The hash of all that it was rendered from. */
  unframedHash: string
  /** The document that Next wrote: of this page, or of the specimen of its shape. */
  documentFile: string
  /** How the specimen names the segments of its path. */
  segments?: NamedSegment[]
  /** Other files that Next wrote for the page: they are removed with its document. */
  otherFiles: string[]
  /** Of a page. */
  modelFile?: string
  /** Where Next left what the page has of its own, and where it is in that file if it has the parts of many pages. */
  parts?: { file: string; index?: number }
}

/** Pages to postprocess; another thread can take it. */
export type PostprocessOrder = {
  pages: RenderedPage[]
  /** The folder of the store to which the pages are added. */
  store: string
  shells: Record<string, Shell>
  /** Whether a document without scripts of Next's usual form is accepted as it is; else it means that Next has changed. */
  anyScripts: boolean
}

/** A page that was rendered, but whose document is not complete because of its content. */
export type RejectedPage = { path: string; problem: string }

/** Next reported that it had rendered a page, but its files are missing. */
class MissingRenderError extends Error {
  override name = 'MissingRenderError'
  constructor(path: string, options: ErrorOptions) {
    super(
      `Next did not render the page ${path}. Remove the folders .next and .cache, and build again. If that changes nothing, look at "server pages" in docs/next.md: \`npm run build -- --plain\` builds the site meanwhile.`,
      options,
    )
  }
}

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

/**
 * Postprocesses one page after another, synchronously, since small files take most of the time.
 *
 * @returns what is wrong with each page that cannot be taken.
 * @throws MissingRenderError, NextChangedError
 */
export const postprocessAll = async (order: PostprocessOrder): Promise<RejectedPage[]> => {
  const { pages, shells } = order
  const store = unframedStore<UnframedPage>(order.store)
  const rejected: RejectedPage[] = []
  const documentOf = documents(order)
  const parts = partsFiles()
  for (const page of pages) {
    const { path, locale, unframedHash, documentFile, otherFiles, modelFile, segments } = page
    try {
      const document = documentOf(page)
      const model = modelFile ? dataOf(modelFile, shells[locale] as Shell) : []
      const own = page.parts && { ...parts(page.parts), segments: segments ?? [] }
      const filled = own ? filledPage(document, own) : document
      const start = withStructuredData(filled.start, model)
      store.put(unframedHash, splitDocument({ ...filled, start }))
      if (!segments) for (const file of [documentFile, ...otherFiles]) rmSync(file, { force: true })
    } catch (cause) {
      if (cause instanceof NextChangedError || cause instanceof MissingRenderError) throw cause
      if ((cause as NodeJS.ErrnoException).syscall !== undefined) throw cause
      rejected.push({ path, problem: (cause as Error).message })
    }
    // Other work of the process gets its turn.
    await setImmediate()
  }
  return rejected
}

/** Reads documents, with late scripts; a specimen once. */
const documents = ({ anyScripts }: Pick<PostprocessOrder, 'anyScripts'>) => {
  const specimens = new Map<string, OpenDocument>()
  return ({ path, documentFile, segments }: RenderedPage): OpenDocument => {
    const known = specimens.get(documentFile)
    if (known !== undefined) return known
    const document = lateDocument(documentFile, { path, anyScripts })
    if (segments) specimens.set(documentFile, document)
    return document
  }
}

/**
 * A document as Next has rendered it, with late scripts.
 *
 * @throws MissingRenderError, NextChangedError
 */
export const lateDocument = (
  file: string,
  { path, anyScripts }: { path: string } & Pick<PostprocessOrder, 'anyScripts'>,
): OpenDocument => {
  const { html, ...late } = withLateScripts(readRendered(file, path))
  if (!anyScripts && late.scripts.length === 0) {
    throw new NextChangedError('script tags', `the page ${path} loads no script`)
  }
  const document = openDocument({ html: withSteadyHead(html), ...late })
  if (!document) {
    throw new NextChangedError('inline payload', `the page ${path} has none, or another`)
  }
  return document
}

const readRendered = (file: string, path: string): string => {
  try {
    return readFileSync(file, 'latin1')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
    throw new MissingRenderError(path, { cause })
  }
}

/** Reads what pages have of their own; neighbours are in one file. */
const partsFiles = () => {
  let last = { file: '', parts: [] as PageParts[] }
  return ({ file, index }: NonNullable<RenderedPage['parts']>): PageParts => {
    if (index === undefined) return requireJson(file, unchecked<PageParts>())
    if (last.file !== file) last = { file, parts: requireJson(file, unchecked<PageParts[]>()) }
    return last.parts[index] as PageParts
  }
}

/** The structured data of a page but for the owner of the site. */
const dataOf = (modelFile: string, shell: Shell): unknown[] =>
  structuredData(requireJson(modelFile, unchecked<PageModel>()), shell, ORGANISATION_MARK)
