import type { Element, ElementContent, Root, RootContent } from 'hast'
import { listed } from '#src/lib/listed.ts'
import { replaceNodes } from './replace-nodes.ts'

type Presentation = { headingLevel: 2 | 3 | 4; inline: boolean }

const LOWEST_HEADING = 6
const IN_LINE: ReadonlySet<string> = new Set(['a', 'strong', 'em', 'del', 'code', 'br', 'img'])

/** How the page wants running text: headings below its own, wide tables that scroll, lazy pictures. */
export const presentation =
  ({ headingLevel, inline }: Presentation) =>
  (tree: Root) => {
    levelHeadings(tree, headingLevel)
    replaceNodes<RootContent>(tree, (node) => {
      if (node.type !== 'element') return [node]
      switch (node.tagName) {
        case 'a':
          if (isExternal(node.properties.href)) node.properties.rel = ['noopener']
          return [node]
        case 'img':
          node.properties.loading = 'lazy'
          node.properties.decoding = 'async'
          return [node]
        case 'table':
          return [scrolling(node)]
        default:
          return [node]
      }
    })
    if (inline) tree.children = inLine(tree.children)
  }

/**
 * Gives headings their levels from `top` on. An editor who starts with `###` or leaves a level out gets
 * no gap: only the order of the levels counts.
 */
const levelHeadings = (tree: Root, top: number): void => {
  const open: number[] = []
  const level = (node: Root | Element) => {
    for (const child of node.children) {
      if (child.type !== 'element') continue
      const depth = /^h([1-6])$/.exec(child.tagName)?.[1]
      if (!depth) {
        level(child)
        continue
      }
      while ((open.at(-1) ?? 0) >= Number(depth)) open.pop()
      open.push(Number(depth))
      child.tagName = `h${Math.min(top + open.length - 1, LOWEST_HEADING)}`
    }
  }
  level(tree)
}

const isExternal = (href: unknown): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(String(href))

/** A table in a box that scrolls, reachable by keyboard, named by the table's head. */
const scrolling = (table: Element): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { role: 'region', tabIndex: 0, ariaLabel: headOf(table) },
  children: [table],
})

const headOf = (table: Element): string => {
  const cells = elements(table)
    .flatMap(elements)
    .flatMap(elements)
    .filter(({ tagName }) => tagName === 'th')
  return listed(cells.map(textOf))
}

const elements = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => child.type === 'element')

const textOf = (node: ElementContent): string => {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}

/** Only inline content. Blocks are replaced by their content, with line breaks between them. */
const inLine = (nodes: RootContent[]): RootContent[] => {
  const blocks = nodes.filter(
    (node) => !(node.type === 'text' && node.value.trim() === '' && node.value.includes('\n')),
  )
  return blocks.flatMap((node, index) => {
    if (node.type !== 'element' || IN_LINE.has(node.tagName)) return [node]
    const br: Element = { type: 'element', tagName: 'br', properties: {}, children: [] }
    return index === 0 ? inLine(node.children) : [br, ...inLine(node.children)]
  })
}
