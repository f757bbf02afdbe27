import type { Root } from 'hast'
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { markdownSyntax } from '#src/lib/markdown-syntax.ts'
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
  /** What the site itself makes of the sanitized text. */
  finish?: (tree: Root) => void
}

/**
 * A text of the content as sanitized HTML. Raw HTML in it is shown, not obeyed. Each address is replaced
 * by where `text.links` says it leads; one that leads to nothing or is dangerous becomes plain text.
 */
export const renderMarkdown = (text: RichText, options: MarkdownOptions = {}): string => {
  const { headingLevel = 2, inline = false, finish } = options
  const html = unified()
    .use(markdownSyntax)
    .use(plainExtras)
    .use(resolveAddresses, text)
    .use(typography, text.typography)
    .use(remarkRehype)
    .use(presentation, { headingLevel, inline })
    .use(rehypeSanitize, sanitizeSchema)
    .use(() => finish)
    .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
    .processSync(text.markdown)
    .toString()
  return asBrowsersWrite(html)
}

const ATTRIBUTES = /(?<=<[a-z]\w*)(?: [\w-]+(?:="[^"]*")?)+(?=>)/g
const ATTRIBUTE = / [\w-]+(="[^"]*")?/g

/** A browser gives `controls` back as `controls=""`. Only what it gives back to the byte is in a page once. */
const asBrowsersWrite = (html: string): string =>
  html.replace(ATTRIBUTES, (attributes) =>
    attributes.replace(ATTRIBUTE, (all, value) => (value === undefined ? `${all}=""` : all)),
  )

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
