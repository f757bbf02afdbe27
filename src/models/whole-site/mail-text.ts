import type { Nodes, Root } from 'mdast'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { markdownSyntax } from '#src/lib/markdown-syntax.ts'
import { isSafeAddress } from '#src/lib/safe-address.ts'
import type { RichText } from '../parts/rich-text.ts'

/** What programs for mail show alike. Pictures would be fetched from somewhere, and tell who reads. */
const SCHEMA = {
  tagNames: [
    'p',
    'ul',
    'ol',
    'li',
    'br',
    'strong',
    'em',
    'h1',
    'h2',
    'h3',
    'h4',
    'a',
    'blockquote',
  ],
  attributes: { a: ['href'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel', 'sms'] },
}

/** In Arabic lines, too, a telephone number runs to the right and is not broken. */
const NUMBER = '<a href="tel:'
const NUMBER_IN_ONE_PIECE = '<a dir="ltr" style="white-space:nowrap" href="tel:'

/** A Markdown text of the content for a mail, as HTML and as plain text. Its links are whole addresses of the site. */
export const mailText = (
  { markdown, links }: RichText,
  origin: string,
): { html: string; text: string } => {
  const whole = (address: string): string | undefined => {
    const target = Object.hasOwn(links, address) ? links[address] : address
    if (target == null || !isSafeAddress(target)) return undefined
    return URL.canParse(target, origin) ? new URL(target, origin).href : undefined
  }
  const parser = unified().use(markdownSyntax)
  const tree = withWholeLinks(parser.runSync(parser.parse(markdown)) as Root, whole)
  const toHtml = unified().use(remarkRehype).use(rehypeSanitize, SCHEMA).use(rehypeStringify)
  const html = toHtml.stringify(toHtml.runSync(tree))
  return { html: html.replaceAll(NUMBER, NUMBER_IN_ONE_PIECE), text: plain(tree).trim() }
}

/** A link that leads to nothing keeps its words. */
const withWholeLinks = <Node extends Nodes>(
  node: Node,
  whole: (address: string) => string | undefined,
): Node => {
  if (!('children' in node)) return node
  const children = (node.children as Nodes[]).flatMap((child): Nodes[] => {
    const inner = withWholeLinks(child, whole)
    if (inner.type !== 'link') return [inner]
    const url = whole(inner.url)
    return url ? [{ ...inner, url }] : inner.children
  })
  return { ...node, children } as Node
}

const plain = (node: Nodes): string => {
  const inside = 'children' in node ? (node.children as Nodes[]).map(plain) : []
  switch (node.type) {
    case 'root':
    case 'blockquote':
      return inside.join('\n\n')
    case 'list':
      return inside.map((item) => `– ${item}`).join('\n')
    case 'listItem':
      return inside.join('\n')
    case 'break':
      return '\n'
    case 'link':
      return linkText(inside.join(''), node.url)
    default:
      return 'value' in node ? node.value : inside.join('')
  }
}

/** An address that its words already say is not repeated. */
const linkText = (words: string, url: string): string => {
  const address = url.replace(/^(?:mailto|tel|sms):/, '')
  return address.replace(/\s/g, '') === words.replace(/\s/g, '') ? words : `${words} (${address})`
}
