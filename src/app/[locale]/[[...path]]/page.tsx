import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Page } from '#src/components/pages/Page.tsx'
import { typesetModel } from '#src/components/typography/typeset-model.ts'
import { sharePicture } from '#src/models/site/share-picture.ts'
import { readPage, readPlan, readShell } from '../../model-folder.ts'
import { pageMetadata } from './metadata.ts'

type Props = { params: Promise<{ locale: string; path?: string[] }> }

export const dynamicParams = false

export const generateStaticParams = () =>
  readPlan().map(({ locale, segments }) => ({ locale, path: segments }))

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { page, shell } = await readRoute(params)
  return pageMetadata(
    typesetModel(page, shell),
    typesetModel(shell, shell),
    sharePicture(page, shell),
  )
}

export default async function SitePage({ params }: Props) {
  const { page, shell } = await readRoute(params)
  return <Page page={typesetModel(page, shell)} shell={typesetModel(shell, shell)} />
}

const readRoute = async (params: Props['params']) => {
  const { locale, path = [] } = await params
  const page = readPage(locale, path.join('/'))
  const shell = readShell(locale)
  if (!page || !shell) notFound()
  return { page, shell }
}
