import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { renderedFrame } from '#src/components/frame/rendered-frame.tsx'
import { Page } from '#src/components/pages/Page.tsx'
import { sendPreload } from '#src/components/ui/preloads.ts'
import { keepTextsWith } from '#src/components/ui/rich-text-html.ts'
import { nextVariables } from '#src/environment/next-variables.ts'
import { blankPage } from '#src/models/whole-site/blank-page.ts'
import { type PageShell, pageShell, wholeShell } from '#src/models/whole-site/frame.ts'
import {
  FRAME_SEGMENT,
  PARTS_SEGMENT,
  type RouteParams,
} from '#src/models/whole-site/model-files.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'
import {
  isWhole,
  leaveBatch,
  leaveFrame,
  leaveParts,
  readBatch,
  readFrame,
  readPage,
  readPlan,
  readShell,
} from '../../handed-models.ts'
import { keptTexts } from '../../kept-texts.ts'
import {
  markedMetadata,
  metadataOf,
  partedPage,
  type TypesetPage,
  typesetPage,
} from './page-parts.ts'

const { TEXTS_DIR } = nextVariables(process.env)
if (TEXTS_DIR) keepTextsWith(keptTexts(TEXTS_DIR))

type Props = { params: Promise<{ locale: string; path?: string[] }> }

export const dynamicParams = false

export const generateStaticParams = () =>
  readPlan().map(({ locale, segments }) => ({ locale, path: segments }))

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { locale, path: segments = [] } = await params
  if (segments[0] === FRAME_SEGMENT) return metadataOf(blank(locale))
  if (segments[0] === PARTS_SEGMENT) return {}
  const route = { locale, segments }
  const typeset = readRoute(route)
  return isMarked(route, typeset.shell) ? markedMetadata(typeset).metadata : metadataOf(typeset)
}

export default async function SitePage({ params }: Props) {
  const { locale, path: segments = [] } = await params
  const [first, second = ''] = segments
  if (first === FRAME_SEGMENT) {
    leaveFrame(locale, renderedFrame(frameOf(locale)))
    return <Page {...blank(locale)} />
  }
  if (first === PARTS_SEGMENT) return <Batch batch={second} />
  const route = { locale, segments }
  const typeset = readRoute(route)
  const { page, shell } = typeset
  return isMarked(route, shell) ? (
    <MarkedPage route={route} typeset={typeset} />
  ) : (
    <Page page={page} shell={shell} />
  )
}

/** Drafts and the dev server show pages as they are; so does the build where it proves itself. */
const isMarked = (route: RouteParams, shell: PageShell): boolean =>
  !wholeShell(shell) && !isWhole(route)

type MarkedPageProps = { route: RouteParams; typeset: TypesetPage }

/** A page with marks in place of what it has of its own, which is left for the build. */
const MarkedPage = ({ route, typeset }: MarkedPageProps) => {
  const { tree, preloads, parts } = partedPage(typeset)
  for (const preload of preloads) sendPreload(preload)
  leaveParts(route, parts)
  return tree
}

/** Nothing to see: leaves the parts of many pages for the build, which costs less than to render them. */
const Batch = ({ batch }: { batch: string }) => {
  const parts = readBatch(batch).map((route) => {
    try {
      return partedPage(readRoute(route)).parts
    } catch {
      // The page is rendered alone, which says what fails.
      return null
    }
  })
  leaveBatch(batch, parts)
  return null
}

const frameOf = (locale: string): Shell => readFrame(locale) ?? notFound()

/** The page at the route of a frame. */
const blank = (locale: string): TypesetPage => {
  const frame = frameOf(locale)
  return typesetPage(blankPage(frame), pageShell(frame))
}

const readRoute = ({ locale, segments }: RouteParams): TypesetPage => {
  const page = readPage(locale, segments.join('/'))
  const shell = readShell(locale)
  if (!page || !shell) notFound()
  return typesetPage(page, shell)
}
