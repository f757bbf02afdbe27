import type { Definition, Nodes, Root } from 'mdast'
import { unified } from 'unified'
import { markdownSyntax } from './markdown-syntax.ts'

/** A picture in a Markdown text: its address and the words for those who do not see it, as written. */
export type MarkdownPicture = { address: string; alt: string }

const parser = unified().use(markdownSyntax)

/** The pictures of a Markdown text in their order. A text without any is not parsed. */
export const markdownPictures = (markdown: string): MarkdownPicture[] =>
  markdown.includes('![') ? picturesIn(parser.parse(markdown) as Root) : []

/** Whether the words for a picture are only the name of a file: the CMS takes it where there are no others. */
export const isFileName = (alt: string): boolean =>
  /^\S*\.(?:jpe?g|jfif|png|webp|avif|gif|svg|mp4|m4v|webm)$/i.test(alt)

const picturesIn = (tree: Nodes): MarkdownPicture[] => {
  const definitions = definitionsOf(tree)
  const collect = (node: Nodes): MarkdownPicture[] => {
    if (node.type === 'image') return [{ address: node.url, alt: node.alt ?? '' }]
    if (node.type === 'imageReference') {
      const definition = definitions.get(node.identifier)
      return definition ? [{ address: definition.url, alt: node.alt ?? '' }] : []
    }
    return 'children' in node ? node.children.flatMap(collect) : []
  }
  return collect(tree)
}

/** The reference definitions of a text; of two with one name the first holds. */
export const definitionsOf = (tree: Nodes): Map<string, Definition> => {
  const found = new Map<string, Definition>()
  const collect = (node: Nodes) => {
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node)
    if ('children' in node) for (const child of node.children) collect(child)
  }
  collect(tree)
  return found
}
