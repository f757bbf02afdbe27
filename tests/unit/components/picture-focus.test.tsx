import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from '#src/components/ui/Picture.tsx'
import type { MediaFile } from '#src/content/snapshot.ts'
import { mediaResolver, type Picture as PictureModel } from '#src/models/parts/media.ts'
import { sharePicture } from '#src/models/whole-site/share-picture.ts'
import { page, shell } from './sample.ts'

const file = (name: string, focus?: MediaFile['focus']): MediaFile => ({
  ...{ name, mime: 'image/jpeg', width: 1600, height: 900, bytes: 1, sha256: 'a'.repeat(64) },
  ...(focus && { focus }),
})
const files = {
  'wide.jpg': file('wide.jpg', { x: 30, y: 80 }),
  'upright.jpg': file('upright.jpg', { x: 10, y: 20.5 }),
  'plain.jpg': file('plain.jpg'),
}
const { picture } = mediaResolver(files)
const crops = (desktop: string, tablet: string | null, mobile: string | null): PictureModel =>
  picture({ desktop, tablet, mobile, alt: null })
const styleOf = (model: PictureModel) =>
  /<img[^>]* style="([^"]*)"/.exec(
    renderToStaticMarkup(<Picture picture={model} extent="landing" />),
  )?.[1] ?? ''

test('a picture keeps in sight what its editor chose, each crop its own', () => {
  const style = styleOf(crops('wide.jpg', null, 'upright.jpg'))
  expect(style).toContain('--keep:30% 80%')
  expect(style).toContain('--keep-mobile:10% 20.5%')
  expect(style).not.toContain('--keep-tablet')
})

test('a crop of a picture without a choice of its own keeps its middle', () => {
  const style = styleOf(crops('wide.jpg', 'plain.jpg', null))
  expect(style).toContain('--keep-tablet:50% 50%')
  expect(styleOf(crops('plain.jpg', null, null))).not.toContain('--keep')
})

test('the styles use what the picture says, in the windows of its crops', () => {
  const css = readFileSync('src/components/base.css', 'utf8')
  for (const name of ['--keep', '--keep-tablet', '--keep-mobile'])
    expect(css).toContain(`var(${name}`)
})

test('the picture of a shared page keeps it too, and has another address then', () => {
  const model = page({ type: 'page', title: 'Page', blocks: [] })
  const seo = { ...model.seo, image: '/media/wide.jpg' }
  const plain = sharePicture({ ...model, seo }, shell())
  const focused = sharePicture({ ...model, seo: { ...seo, focus: '30% 80%' } }, shell())
  expect(focused?.focus).toBe('30% 80%')
  expect(focused?.version).not.toBe(plain?.version)
})
