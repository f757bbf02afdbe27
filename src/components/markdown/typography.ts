import type { Nodes, Root, Text } from 'mdast'
import { type TypographyLanguage, typesetPieces } from '../typography/typographer.ts'

/** Where a new run of words begins. */
const BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell'])

/** Typesets the words of a text, a paragraph at a time; code and the words of links stay as they are. */
export const typography = (language: TypographyLanguage | undefined) => (tree: Root) => {
  if (!language) return
  const visit = (node: Nodes) => {
    if (BLOCKS.has(node.type)) return typesetTexts(textsOf(node), language)
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(tree)
}

const typesetTexts = (texts: Text[], language: TypographyLanguage): void => {
  const pieces = typesetPieces(
    texts.map(({ value }) => value),
    language,
  )
  for (const [index, text] of texts.entries()) text.value = pieces[index] ?? text.value
}

const textsOf = (node: Nodes): Text[] => {
  if (node.type === 'text') return [node]
  if (node.type === 'link' || node.type === 'linkReference' || !('children' in node)) return []
  return node.children.flatMap(textsOf)
}
