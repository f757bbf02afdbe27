import type { Metadata } from 'next'
import { cache, type ReactNode } from 'react'
import { Page } from '#src/components/pages/Page.tsx'
import { setAside, shapeOf } from '#src/components/static/set-aside.ts'
import { typesetModel } from '#src/components/typography/typeset-model.ts'
import { type Preload, withPreloads } from '#src/components/ui/preloads.ts'
import { sha256 } from '#src/lib/hash.ts'
import type { PageModel } from '#src/models/pages/page.ts'
import { addressMark, type PageParts, textMark } from '#src/models/pages/page-parts.ts'
import type { PageShell } from '#src/models/whole-site/frame.ts'
import { type SharePicture, sharePicture } from '#src/models/whole-site/share-picture.ts'
import { pageMetadata } from './metadata.ts'

/** What Next renders of a page, and what the build puts into that. */
type PartedPage = { tree: ReactNode; preloads: Preload[]; parts: PageParts }

/** A page and its language as they are rendered. */
export type TypesetPage = {
  page: PageModel
  shell: PageShell
  picture: SharePicture | undefined
}

/** @param page as the model has it; so is the shell. */
export const typesetPage = (page: PageModel, shell: PageShell): TypesetPage => ({
  page: typesetModel(page, shell),
  shell: typesetShell(shell),
  picture: sharePicture(page, shell),
})

/** Once for all pages of a batch. */
const typesetShell = cache((shell: PageShell): PageShell => typesetModel(shell, shell))

/** The metadata of a page as they are. */
export const metadataOf = ({ page, shell, picture }: TypesetPage): Metadata =>
  pageMetadata(page, shell, picture)

/** Its metadata with marks, and what they stand for. */
export const markedMetadata = (typeset: TypesetPage): { metadata: Metadata; values: string[] } => {
  const values: string[] = []
  const marked = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return markOf(value, name, typeset.shell.origin, values)
    if (Array.isArray(value)) return value.map((entry) => marked(entry, name))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).map(([field, entry]) => [field, marked(entry, field)]),
    )
  }
  const metadata = marked(metadataOf(typeset), '') as Metadata
  return { metadata, values }
}

/** The fields of metadata that hold words. */
const WORDS: ReadonlySet<string> = new Set(['title', 'description', 'alt'])

const markOf = (value: string, name: string, origin: string, values: string[]): string => {
  if (value.startsWith(`${origin}/`)) return addressMark(values.push(value) - 1)
  return WORDS.has(name) && value !== '' ? textMark(values.push(value) - 1) : value
}

/** Makes a page, and takes from it what it has of its own. */
export const partedPage = (typeset: TypesetPage): PartedPage => {
  const { page, shell } = typeset
  const { metadata, values } = markedMetadata(typeset)
  const { made, preloads } = withPreloads(() => Page({ page, shell }))
  const { tree, html } = setAside(made)
  const mark = (value: string) => textMark(values.push(value) - 1)
  const marked = preloads.map(({ srcSet, sizes, media }) => ({
    ...{ srcSet: mark(srcSet), media },
    sizes: sizes === undefined ? undefined : mark(sizes),
  }))
  const shape = shapeOf([shell.locale, tree, metadata, marked])
  const shapeHash = shape && sha256(shape)
  return { tree, preloads: marked, parts: { shapeHash, html, values } }
}
