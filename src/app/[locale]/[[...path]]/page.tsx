import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FrameParts } from '#src/components/frame/FrameParts.tsx'
import { Page } from '#src/components/pages/Page.tsx'
import { typesetModel } from '#src/components/typography/typeset-model.ts'
import { FRAME_SEGMENT } from '#src/models/site/model-files.ts'
import { sharePicture } from '#src/models/site/share-picture.ts'
import { readFrame, readPage, readPlan, readShell } from '../../model-folder.ts'
import { pageMetadata } from './metadata.ts'

type Props = { params: Promise<{ locale: string; path?: string[] }> }

export const dynamicParams = false

export const generateStaticParams = () =>
  readPlan().map(({ locale, segments }) => ({ locale, path: segments }))

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  if (await frameOf(params)) return {}
  const { page, shell } = await readRoute(params)
  return pageMetadata(
    typesetModel(page, shell),
    typesetModel(shell, shell),
    sharePicture(page, shell),
  )
}

export default async function SitePage({ params }: Props) {
  const frame = await frameOf(params)
  if (frame) return <FrameParts shell={frame} />
  const { page, shell } = await readRoute(params)
  return <Page page={typesetModel(page, shell)} shell={typesetModel(shell, shell)} />
}

/** The shell whose frame is asked for, if this is no page. */
const frameOf = async (params: Props['params']) => {
  const { locale, path = [] } = await params
  return path[0] === FRAME_SEGMENT ? readFrame(locale) : undefined
}

const readRoute = async (params: Props['params']) => {
  const { locale, path = [] } = await params
  const page = readPage(locale, path.join('/'))
  const shell = readShell(locale)
  if (!page || !shell) notFound()
  return { page, shell }
}
