import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireJson, unchecked } from '#src/lib/json-file.ts'
import type { PageParts } from '#src/models/pages/page-parts.ts'
import {
  batchPartsFile,
  batchShapesFile,
  partsFile,
  type RouteParams,
} from '#src/models/whole-site/model-files.ts'
import { checkRendered } from './check-next.ts'
import { filledPage, type NamedSegment } from './fill-page.ts'
import {
  copyModel,
  fileOfRoute,
  frameRoute,
  planBatches,
  planRoutes,
  renderWhole,
  routeOf,
} from './models-folder.ts'
import { type Code, modelsDirOf, serverPages } from './next-folders.ts'
import { lateDocument, type RenderedPage } from './postprocess-pages.ts'
import type { DirectRenderer } from './render-directly.ts'
import { renderRoutes } from './run-next.ts'
import { isSamePage } from './same-page.ts'

/** Of fewer pages of one shape each is rendered: a specimen and its proof are two renders. */
const FEWEST = 4

/** The parts of so many pages are made in the time of one render. */
const PARTS_IN_A_RENDER = 3

/** What a specimen's path begins with. No page has it, since addresses have no underscore. */
const SPECIMEN = '_specimen'

/** The files that Next writes beside a document. */
export const BESIDE_DOCUMENT = ['.rsc', '.meta']

/** A page to render, and where the parts of a batch have it. */
type PageOfBatch<Page> = { page: Page; route: RouteParams; file: string; index: number }

/** Where a page's document and parts are. */
export type Sources = Required<Pick<RenderedPage, 'documentFile' | 'otherFiles' | 'parts'>> &
  Pick<RenderedPage, 'segments'>

type ByShapeOptions = Code & {
  site: Parameters<typeof routeOf>[0]
  /** The languages whose frames are rendered. */
  frames: string[]
  renderer: DirectRenderer
  /** Tells whoever builds that a shape is rendered page by page. */
  warn: (line: string) => void
}

/**
 * Has Next render one page of each shape that many pages have, the *specimen*: under a path that no page has, so that the
 * build can put the path of each page in its place, as it does with all that pages have of their own. Of each shape
 * Next also renders one page as it is. If that says anything else than the page which is made of the specimen,
 * all pages of the shape are rendered.
 *
 * @returns where each page is, and the files of specimens, which nobody needs afterwards.
 * @throws NextError, NextChangedError, MissingRenderError
 */
export const renderByShape = async <Page extends Parameters<typeof routeOf>[1]>(
  pages: Page[],
  options: ByShapeOptions,
  signal?: AbortSignal,
): Promise<{ sources: Map<Page, Sources>; leftOver: string[] }> => {
  const { site, frames, renderer, warn } = options
  const modelsDir = modelsDirOf(options)
  const render = async (routes: RouteParams[]) => {
    planRoutes(modelsDir, routes)
    const files = routes.map(fileOfRoute)
    await renderRoutes(options, files, { renderer, signal })
    await checkRendered(options, files.at(-1) as string)
  }
  const fileOf = (route: RouteParams) => join(serverPages(options), fileOfRoute(route))
  const filesOf = (route: RouteParams) =>
    ['.html', ...BESIDE_DOCUMENT].map((ending) => fileOf(route) + ending)
  const remove = (route: RouteParams) => {
    for (const file of filesOf(route)) rmSync(file, { force: true })
  }

  const byRoute = new Map(pages.map((page) => [fileOfRoute(routeOf(site, page)), page]))
  const batches = planBatches(
    modelsDir,
    pages.map((page) => routeOf(site, page)),
  )
  await renderRoutes(
    options,
    batches.map(({ route }) => fileOfRoute(route)),
    { renderer, signal, renders: pages.length / PARTS_IN_A_RENDER },
  )
  const shaped: (PageOfBatch<Page> & { shape: string })[] = []
  const alone: RouteParams[] = []
  for (const { number, route, pages: ofBatch } of batches) {
    remove(route)
    const found = requireJson(
      join(modelsDir, batchShapesFile(number)),
      unchecked<(string | null)[]>(),
    )
    const file = join(modelsDir, batchPartsFile(number))
    for (const [index, pageRoute] of ofBatch.entries()) {
      const shape = found[index]
      const page = byRoute.get(fileOfRoute(pageRoute)) as Page
      if (!shape) alone.push(pageRoute)
      else shaped.push({ page, route: pageRoute, file, index, shape })
    }
  }
  const shapes = Map.groupBy(shaped, ({ shape, route }) => `${shape} ${route.segments.length}`)
  const many = [...shapes.values()].filter(({ length }) => length >= FEWEST)
  const few = [...shapes.values()].filter(({ length }) => length < FEWEST).flat()
  alone.push(...few.map(({ route }) => route))

  const specimens = many.map((ofShape, number) => {
    const first = ofShape[0] as PageOfBatch<Page>
    const proof = ofShape.at(-1) as PageOfBatch<Page>
    const route = specimenRoute(first.route, number)
    copyModel(modelsDir, first.route, route)
    renderWhole(modelsDir, proof.route, true)
    return { ofShape, proof, route }
  })
  await render([
    ...frames.map(frameRoute),
    ...specimens.flatMap(({ route, proof }) => [route, proof.route]),
    ...alone,
  ])

  const sources = new Map<Page, Sources>()
  const unlike: RouteParams[] = []
  for (const { ofShape, proof, route } of specimens) {
    const namesOf = (page: RouteParams) => segmentsOf(page, route)
    const isProved = isSamePage(
      filledPage(documentAt(`${fileOf(route)}.html`), {
        ...(requireJson(proof.file, unchecked<PageParts[]>())[proof.index] as PageParts),
        segments: namesOf(proof.route),
      }),
      documentAt(`${fileOf(proof.route)}.html`),
    )
    remove(proof.route)
    renderWhole(modelsDir, proof.route, false)
    if (!isProved) {
      remove(route)
      unlike.push(...ofShape.map((it) => it.route))
      warn(
        `Next renders /${fileOfRoute(proof.route)} otherwise than the build puts it together, so it renders all ${ofShape.length} pages like it. This takes longer; the site is right. Look at "specimens" in docs/next.md.`,
      )
      continue
    }
    for (const { page, route: own, file, index } of ofShape) {
      sources.set(page, {
        documentFile: `${fileOf(route)}.html`,
        otherFiles: [],
        segments: namesOf(own),
        parts: { file, index },
      })
    }
  }
  if (unlike.length > 0) await render(unlike)
  for (const own of [...alone, ...unlike]) {
    sources.set(byRoute.get(fileOfRoute(own)) as Page, ownSources(fileOf(own), modelsDir, own))
  }
  return { sources, leftOver: specimens.flatMap(({ route }) => filesOf(route)) }
}

/** Where a page is that Next has rendered itself. */
const ownSources = (file: string, modelsDir: string, route: RouteParams): Sources => ({
  documentFile: `${file}.html`,
  otherFiles: BESIDE_DOCUMENT.map((ending) => file + ending),
  parts: { file: join(modelsDir, partsFile(route)) },
})

/** A path with as many segments, none of which a page has. */
const specimenRoute = ({ locale, segments }: RouteParams, number: number): RouteParams => ({
  locale,
  segments: segments.map((_, index) => `${SPECIMEN}-${number}-${index}_`),
})

const segmentsOf = (page: RouteParams, specimen: RouteParams): NamedSegment[] =>
  specimen.segments.map((name, index) => ({ name, value: page.segments[index] as string }))

const documentAt = (file: string) => lateDocument(file, { path: file, anyScripts: false })
