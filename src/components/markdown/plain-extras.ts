import type { ListItem, PhrasingContent, Root, RootContent } from 'mdast'
import { replaceNodes } from './replace-nodes.ts'

/**
 * GitHub's extras that need words or ids of their own become what was written: a footnote would need a
 * heading in each language and ids that are unique on the page, a task list a label for each box.
 */
export const plainExtras = () => (tree: Root) => {
  replaceNodes<RootContent>(tree, (node) => {
    switch (node.type) {
      case 'footnoteReference':
        return [{ type: 'text', value: `[^${node.label ?? node.identifier}]` }]
      case 'footnoteDefinition': {
        lead(node.children, `[^${node.label ?? node.identifier}]: `)
        return node.children
      }
      case 'listItem':
        return [plainTask(node)]
      default:
        return [node]
    }
  })
}

const plainTask = (item: ListItem): ListItem => {
  if (typeof item.checked !== 'boolean') return item
  lead(item.children, item.checked ? '☑ ' : '☐ ')
  return { ...item, checked: null }
}

/** Puts words before the first paragraph. */
const lead = (children: { type: string }[], value: string): void => {
  const [first] = children as [{ type: string; children?: PhrasingContent[] } | undefined]
  if (first?.type === 'paragraph') first.children?.unshift({ type: 'text', value })
}
