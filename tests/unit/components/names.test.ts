import { Parser } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import type { BlockModel } from '#src/models/blocks/block.ts'
import type { PageContent } from '#src/models/pages/page.ts'
import { filledBlocks } from './filled-blocks.ts'
import { filledPages } from './filled-pages.ts'
import { renderBlock, renderPage } from './render.tsx'

/** The same, as an editor leaves it who describes no picture. */
const undescribed = <T>(model: T): T =>
  JSON.parse(JSON.stringify(model), (key, value) => (key === 'alt' ? '' : value))

/** Links and buttons without words, a label or the words of a picture: who cannot see them is told nothing. */
const nameless = (html: string): string[] => {
  const open: { tag: string; named: boolean }[] = []
  const found: string[] = []
  const name = () => {
    for (const it of open) it.named = true
  }
  const parser = new Parser({
    onopentag: (tag, { href, alt, title, role, 'aria-label': label }) => {
      if (alt?.trim() || label?.trim() || (role === 'img' && title)) name()
      if (tag === 'a' ? href !== undefined : tag === 'button') {
        open.push({ tag: `<${tag} ${href ?? ''}>`, named: Boolean(label?.trim() || title?.trim()) })
      }
    },
    ontext: (text) => {
      if (text.trim()) name()
    },
    onclosetag: (tag) => {
      if (tag !== 'button' && !(tag === 'a' && open.at(-1)?.tag.startsWith('<a'))) return
      const it = open.pop()
      if (it && !it.named) found.push(it.tag)
    },
  })
  parser.end(html)
  return found
}

describe('links and buttons have a name although no picture is described', () => {
  test.each(Object.entries(filledPages))('on a page of the type "%s"', (_, content) => {
    expect(nameless(renderPage(undescribed(content as PageContent)))).toEqual([])
  })

  test.each(Object.entries(filledBlocks))('in the block "%s"', (_, { filled }) => {
    expect(nameless(renderBlock(undescribed(filled as BlockModel)))).toEqual([])
  })
})
