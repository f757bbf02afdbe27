import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type Processor, unified } from 'unified'
import type { RichText } from '#src/models/parts/rich-text.ts'
import { plainExtras } from './plain-extras.ts'
import { presentation } from './presentation.ts'
import { resolveAddresses } from './resolve-addresses.ts'
import { typography } from './typography.ts'

export type MarkdownOptions = {
  /** The level of the highest heading. The default is 2, so that running text contains no h1. */
  headingLevel?: 2 | 3 | 4
  /** Only inline content: paragraphs lose their element, with a line break between them. */
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
    .use(resolveAddresses, text)
    .use(typography, text.typography)
    .use(remarkRehype)
    .use(presentation, { headingLevel, inline })
    .use(rehypeSanitize, sanitizeSchema)
    .use(rehypeStringify)
    .processSync(text.markdown)
    .toString()
}

/** Parser setting: HTML is no syntax, so that its tags are text like any other. */
function rawHtmlAsText(this: Processor): undefined {
  const data = this.data()
  data.micromarkExtensions ??= []
  data.micromarkExtensions.push({ disable: { null: ['htmlFlow', 'htmlText'] } })
}

/**
 * The second wall: what may be in the HTML at all. The first is `isSafeAddress`; here `data:` has to be
 * let through for pictures.
 */
const sanitizeSchema: Options = {
  ...defaultSchema,
  attributes: {
    a: ['href', 'title', 'download', ['rel', 'noopener']],
    code: [['className', /^language-./]],
    div: [['role', 'region'], ['tabIndex', 0], 'ariaLabel'],
    img: ['src', 'alt', 'title', ['loading', 'lazy'], ['decoding', 'async']],
    ol: ['start'],
    td: ['align'],
    th: ['align'],
  },
  protocols: {
    href: ['http', 'https', 'mailto', 'tel', 'sms', 'data'],
    src: ['http', 'https', 'data'],
  },
}
