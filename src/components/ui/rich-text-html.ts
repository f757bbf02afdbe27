import type { RichText } from '#src/models/parts/rich-text.ts'
import { type MarkdownOptions, renderMarkdown } from '../markdown/render-markdown.ts'
import { textMedia } from './text-media.ts'

/** A text of the content as sanitized HTML, with its pictures and films as the site shows all of theirs. */
export const richTextHtml = (
  text: RichText,
  options: Omit<MarkdownOptions, 'finish'> = {},
): string =>
  renderMarkdown(text, {
    ...options,
    finish: textMedia(text, { inline: options.inline ?? false }),
  })
