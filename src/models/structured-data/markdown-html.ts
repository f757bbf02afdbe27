import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

/** What a search engine wants of a text: its paragraphs and lists. Links and pictures say nothing there. */
const SCHEMA = { tagNames: ['p', 'ul', 'ol', 'li', 'br', 'strong', 'em', 'h2', 'h3', 'h4'] }

const processor = unified()
  .use(remarkParse)
  .use(remarkRehype)
  .use(rehypeSanitize, SCHEMA)
  .use(rehypeStringify)

/** A Markdown text as plain HTML. */
export const markdownHtml = (markdown: string): string => processor.processSync(markdown).toString()

/** A plain text as a paragraph. */
export const paragraphHtml = (text: string): string =>
  `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`
