import { describe, expect, test } from 'vitest'
import type { BlockModel } from '#src/models/blocks/block.ts'
import { filledBlocks } from './filled-blocks.ts'
import { missing } from './missing.ts'
import { headingLevels, renderBlock } from './render.tsx'
import { picture } from './sample.ts'

/** Values that show in other words: an enum's in the interface's, a side by the arrangement. */
const IN_OTHER_WORDS = [
  'stage',
  'kind',
  'availability',
  'orientation',
  'employment',
  'width',
  'height',
  'rules',
  'arrangement',
]

const blocks = Object.values(filledBlocks).map(({ filled, bare }) => ({
  name: filled.block,
  filled: filled as BlockModel,
  bare: { ...filled, ...bare } as BlockModel,
}))

describe.each(blocks)('the block $name', ({ filled, bare }) => {
  test('shows everything that its model holds (§3.2)', () => {
    expect(missing(filled, renderBlock(filled), IN_OTHER_WORDS)).toEqual([])
  })

  test('leaves no level of headings out, with and without a heading of its own', () => {
    for (const model of [filled, bare]) {
      const levels = headingLevels(renderBlock(model))
      const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)
      expect(leaps).toEqual([])
    }
  })
})

test('words of the interface replace the values of the content', () => {
  const units = renderBlock(filledBlocks.units.filled)
  expect(units).toContain('Reserved')
  expect(units).toContain('Penthouse')
  expect(units).toMatch(/<data value="10450000"[^>]*><bdi>AED\s10,450,000<\/bdi><\/data>/)
  expect(units).toContain('246.5 m²')
  const projects = renderBlock(filledBlocks.projects.filled)
  expect(projects).toContain('Under construction')
  expect(projects).toMatch(/From <data value="1120000"/)
  expect(projects).toContain('Homes listed: 412')
  expect(renderBlock(filledBlocks.jobs.filled)).toContain('Fixed term')
  expect(renderBlock(filledBlocks.articles.filled)).toContain(
    '<time dateTime="2026-05-31">31 May 2026</time>',
  )
})

const source = (name: string, media = '') =>
  new RegExp(
    `<source ${media}type="image/avif" srcSet="[^"]*/\\.netlify/images\\?url=/media/${name}\\.jpg&amp;w=\\d+&amp;fm=avif&amp;q=50 \\d+w[^"]*" sizes="[^"]*" width="1600" height="900"/>`,
  )

test('a picture has its crops by the width of the window, and its size', () => {
  const html = renderBlock({ ...filledBlocks.gallery.filled, arrangement: 'evening' })
  expect(html).toMatch(source('gallery-one-mobile', 'media="\\(max-width: 640px\\)" '))
  expect(html).toMatch(source('gallery-one-tablet', 'media="\\(max-width: 1024px\\)" '))
  expect(html).toMatch(source('gallery-one-desktop'))
  expect(html).toMatch(/alt="gallery-one alt"[^>]* width="1600" height="900"[^>]* loading="lazy"/)
})

test('a picture has one crop in a place of one shape', () => {
  const html = renderBlock(filledBlocks.gallery.filled)
  expect(html).toMatch(source('gallery-one-tablet'))
  expect(html).not.toContain('gallery-one-mobile')
  expect(html).toContain(
    '<img src="/.netlify/images?url=/media/gallery-one-tablet.jpg&amp;w=1216&amp;fm=webp" alt=',
  )
})

test('a picture is never made wider than its file', () => {
  const small = { ...picture('small'), desktop: { src: '/media/s.jpg', width: 900, height: 600 } }
  const html = renderBlock({ ...filledBlocks.gallery.filled, pictures: [small] })
  const widths = [...html.matchAll(/s\.jpg&amp;w=\d+&amp;fm=avif&amp;q=50 (\d+)w/g)].map(
    ([, width]) => width,
  )
  expect(widths).toEqual(['384', '512', '684', '900'])
})

test('a picture of unknown size claims none', () => {
  const unknown = { ...picture('unknown'), desktop: { src: '/media/x.svg', width: 0, height: 0 } }
  const html = renderBlock({ ...filledBlocks.gallery.filled, pictures: [unknown] })
  expect(html).toContain('<source srcSet="/media/x.svg"/>')
  expect(html).toMatch(/<img src="\/media\/x\.svg" alt="unknown alt" class="[^"]*" loading=/)
})

test('each picture of a gallery leads to its large file', () => {
  const html = renderBlock(filledBlocks.gallery.filled)
  expect(html).toContain('<a href="/media/gallery-two-desktop.jpg"')
})

test('the film of a hero is silent, repeats and is not heard of', () => {
  const html = renderBlock(filledBlocks.hero.filled)
  const film = /<video[^>]*>/.exec(html)?.[0]
  for (const attribute of ['muted', 'loop', 'playsInline', 'aria-hidden="true"']) {
    expect(film).toContain(attribute)
  }
  expect(html).toContain('media="(min-width: 641px) and (prefers-reduced-motion: no-preference)"')
})

test('a film loads nothing before it is started, and its poster when it comes near', () => {
  const html = renderBlock(filledBlocks.video.filled)
  expect(html).toMatch(
    /<video[^>]* controls[^>]* preload="none" data-poster="[^"]*video-poster-desktop\.jpg/,
  )
})

test('a marquee takes its motion from the content, and repeats for ever where the loop is 0', () => {
  const html = renderBlock(filledBlocks.marquee.filled)
  expect(html).toContain('--marquee-duration:36s')
  expect(html).toContain('--marquee-delay:0.5s')
  expect(html).toContain('--marquee-loop:3')
  expect(html).toContain('--marquee-gradient:160px')
  expect(renderBlock({ ...filledBlocks.marquee.filled, loop: 0 })).toContain(
    '--marquee-loop:infinite',
  )
})

test('a marquee is heard once, and takes the focus so that it can be stopped', () => {
  const html = renderBlock(filledBlocks.marquee.filled)
  expect(html.match(/marquee-one label/g)).toHaveLength(2)
  expect(html.match(/<ul[^>]* aria-hidden="true"/g)).toHaveLength(1)
  expect(html).toContain('tabindex="0"')
})

test('pins are at their percentages', () => {
  expect(renderBlock(filledBlocks.map.filled)).toContain('--x:31.5;--y:62%')
})

test('a section is where its anchor says', () => {
  for (const { filled } of blocks) {
    if (!('sectionData' in filled) || !filled.sectionData) continue
    expect(renderBlock(filled)).toContain(`<section id="${filled.sectionData.anchor}"`)
  }
})
