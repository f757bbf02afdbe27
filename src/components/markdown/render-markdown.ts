import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { RichText } from '#src/models/parts/rich-text.ts'
import { plainExtras } from './plain-extras.ts'
import { presentation } from './presentation.ts'
import { rawHtmlAsText } from './raw-html-as-text.ts'
import { resolveAddresses } from './resolve-addresses.ts'
import { sanitizeSchema } from './sanitize-schema.ts'
import { typography } from './typography.ts'

export type MarkdownOptions = {
  /** The level of the highest heading; 2 unless told, so that no h1 stands in running text. */
  headingLevel?: 2 | 3 | 4
  /** Only what may stand in a line: paragraphs lose their element, a break stands between them. */
  inline?: boolean
}

/**
 * A text of the content as sanitized HTML. Raw HTML in it is shown, not obeyed. Each address is replaced
 * by where `text.links` says it leads; one that leads to nothing or is dangerous becomes plain text.
 */
export const renderMarkdown = (text: RichText, options: MarkdownOptions = {}): string => {
  const { headingLevel = 2, inline = false } = options
  return unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(rawHtmlAsText)
    .use(plainExtras)
    .use(resolveAddresses, text.links)
    .use(typography, text.typography)
    .use(remarkRehype)
    .use(presentation, { headingLevel, inline })
    .use(rehypeSanitize, sanitizeSchema)
    .use(rehypeStringify)
    .processSync(text.markdown)
    .toString()
}
