import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cache } from 'react'
import { nextVariables } from '#src/environment/next-variables.ts'
import type { PageModel } from '#src/models/pages/page.ts'
import type { PageParts } from '#src/models/pages/page-parts.ts'
import type { PageShell, RenderedFrame } from '#src/models/whole-site/frame.ts'
import {
  batchFile,
  batchPartsFile,
  batchShapesFile,
  frameFile,
  PLAN_FILE,
  pageFile,
  partsFile,
  type RouteParams,
  renderedFrameFile,
  shellFile,
  wholeFile,
} from '#src/models/whole-site/model-files.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'

/**
 * What the build has left for Next to render. Nothing else is read here, and the network never. The
 * values were made by this very code in the same build, so they are not checked again.
 */

/** The model of a page, or undefined if there is no such page. */
export const readPage = cache((locale: string, path: string): PageModel | undefined =>
  read<PageModel>(pageFile({ locale, segments: path.split('/').filter(Boolean) })),
)

/** The shell of a language, or undefined for a language that the site does not have. */
export const readShell = cache((locale: string): PageShell | undefined =>
  read<PageShell>(shellFile(locale)),
)

/** The shell of a language with its frame, if that is rendered. */
export const readFrame = (locale: string): Shell | undefined => read<Shell>(frameFile(locale))

/** The pages that this build renders. */
export const readPlan = (): RouteParams[] => read<RouteParams[]>(PLAN_FILE) ?? []

/** The pages of a batch. */
export const readBatch = (batch: string): RouteParams[] =>
  read<RouteParams[]>(batchFile(batch)) ?? []

/** Whether a page is rendered without marks of what it has of its own. */
export const isWhole = (route: RouteParams): boolean => existsSync(inFolder(wholeFile(route)))

/** Leaves for the build what it joins to the pages of a language. */
export const leaveFrame = (locale: string, frame: RenderedFrame): void =>
  leave(renderedFrameFile(locale), frame)

/** Leaves for the build what a page has of its own. */
export const leaveParts = (route: RouteParams, parts: PageParts): void =>
  leave(partsFile(route), parts)

/** The same for the pages of a batch. */
export const leaveBatch = (batch: string, parts: (PageParts | null)[]): void => {
  leave(batchPartsFile(batch), parts)
  const shapes = parts.map((it) => it?.shapeHash ?? null)
  leave(batchShapesFile(batch), shapes)
}

const leave = (file: string, value: unknown): void => {
  const path = inFolder(file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(value))
}

const inFolder = (file: string): string => {
  const folder = nextVariables(process.env).MODELS_DIR
  if (!folder) throw new Error('MODELS_DIR is not set. Run `npm run build` or `npm run dev`.')
  return join(/* turbopackIgnore: true */ folder, file)
}

/**
 * Reads at once and does not wait: what resolves first decides the order in which Next writes a page's
 * payload, and the same model must give the same bytes. `requireJson` would do, but Next's compiler follows each path
 * that a file is read by, and must be told here to leave this one alone.
 */
const read = <T>(file: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(inFolder(file), 'utf8')) as T
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
