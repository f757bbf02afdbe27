import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { block } from '#src/cms/blocks.ts'
import { optionalText, text } from '#src/cms/fields.ts'
import { textFields, textFieldsOf } from '#src/cms/text-fields.ts'
import { renderMarkdown } from '#src/components/markdown/render-markdown.ts'
import { typesetModel } from '#src/components/typography/typeset-model.ts'
import { page } from '../sample.ts'

const words = 'The "house" - a view'
const typesetWords = 'The “house”\u00a0— a view'
const richText = { markdown: words, links: {} }
const model = (locale: string) =>
  page(
    {
      type: 'page',
      title: words,
      blocks: [
        {
          block: 'text',
          sectionData: { eyebrow: words, title: words, text: richText, anchor: '"x" - y' },
          text: richText,
        },
      ],
    } as never,
    {
      locale,
      path: '/"x" - y',
      seo: { title: words, description: words, image: '/"x" - y.jpg', noIndex: false },
    },
  )

describe('the words of a page', () => {
  it('are typeset wherever visitors see them, and nothing else is', () => {
    const typeset = typesetModel(model('en'), { textFields })
    expect(typeset.path).toBe('/"x" - y')
    expect(typeset.seo).toEqual({
      title: typesetWords,
      description: typesetWords,
      image: '/"x" - y.jpg',
      noIndex: false,
    })
    expect(typeset.content).toMatchObject({
      title: typesetWords,
      blocks: [
        {
          sectionData: { eyebrow: typesetWords, anchor: '"x" - y', text: { markdown: words } },
        },
      ],
    })
  })

  it('are those of a new block too: of the example in CONTRIBUTING.md, with no step of their own', async () => {
    const example = "const quote = block('blocks.quote', { words: text(), by: optionalText() })"
    expect(await readFile('CONTRIBUTING.md', 'utf8')).toContain(example)
    const quote = block('blocks.quote', { words: text(), by: optionalText() })
    const zone = z.array(z.discriminatedUnion('__component', [quote]))
    const blocks = [{ block: 'quote', words, by: words }]
    const quoting = page({ type: 'page', title: '', blocks } as never, { locale: 'en' })
    const fields = textFieldsOf([z.object({ blocks: zone })])
    expect(typesetModel(quoting, { textFields: fields }).content).toMatchObject({
      blocks: [{ block: 'quote', words: typesetWords, by: typesetWords }],
    })
  })

  it('stay as they are in German', () => {
    expect(typesetModel(model('de'), { textFields })).toEqual(model('de'))
  })
})

describe('a rich text of a typeset page', () => {
  const html = (markdown: string) => renderMarkdown({ markdown, links: {}, typography: 'en-US' })

  it('is typeset across emphasis', () => {
    expect(html('He said "**very** well" - twice...')).toBe(
      '<p>He said “<strong>very</strong> well”\u00a0— twice…</p>',
    )
  })

  it('keeps code and links to the letter', () => {
    expect(html('`a - "b"...` and [the "old" - one](/a--b...)')).toBe(
      '<p><code>a - "b"...</code> and <a href="/a--b...">the "old" - one</a></p>',
    )
    expect(html('```\nx - "y"...\n```')).toContain('x - "y"...')
  })

  it('lets no markup through that its words spell', () => {
    expect(html('&#x3C;script>alert(1)&#x3C;/script> "x"')).toBe(
      '<p>&lt;script>alert(1)&lt;/script> “x”</p>',
    )
  })
})
