import { memoOfFew } from '#src/lib/memo.ts'
import type { RichText } from '#src/models/parts/rich-text.ts'
import { type MarkdownOptions, renderMarkdown } from '../markdown/render-markdown.ts'
import { textMedia } from './text-media.ts'

type RichTextOptions = Omit<MarkdownOptions, 'finish'>

/** Texts that many pages have, such as those of forms and of projects, are parsed once for the pages of a language. */
const KEPT = 200

/** A text of the content as sanitized HTML, with its pictures and films as the site shows all of theirs. */
export const richTextHtml = (text: RichText, options: RichTextOptions = {}): string =>
  rendered(JSON.stringify([text, options]))

const rendered = memoOfFew(KEPT, (key) => {
  const [text, options] = JSON.parse(key) as [RichText, RichTextOptions]
  const finish = textMedia(text, { inline: options.inline ?? false })
  return renderMarkdown(text, { ...options, finish })
})
