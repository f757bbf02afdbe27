import type { Definition, Link, Nodes, PhrasingContent, Root, RootContent } from 'mdast'
import { isSafeAddress } from '#src/lib/safe-address.ts'
import type { LinkedFile } from '#src/models/addresses/links.ts'
import type { RichText } from '#src/models/parts/rich-text.ts'
import { replaceNodes } from './replace-nodes.ts'

/**
 * Turns every address into where it leads. What leads to nothing, or is dangerous, loses its link and
 * keeps its words; a picture leaves its alternative text. A link to a file says its type and size.
 */
export const resolveAddresses =
  ({ links, files = {} }: RichText) =>
  (tree: Root) => {
    const definitions = definitionsOf(tree)
    const resolve = (address: string): string | undefined => {
      const target = Object.hasOwn(links, address) ? links[address] : address
      return target != null && isSafeAddress(address) && isSafeAddress(target) ? target : undefined
    }
    const link = (address: string, title: Title, children: PhrasingContent[]): RootContent[] => {
      const url = resolve(address)
      if (url === undefined) return children
      const file = Object.hasOwn(files, address) ? files[address] : undefined
      return [
        file ? fileLink(file, { url, title, children }) : { type: 'link', url, title, children },
      ]
    }
    const picture = (address: string, title: Title, alt: string): RootContent[] => {
      const url = resolve(address)
      return [url === undefined ? { type: 'text', value: alt } : { type: 'image', url, title, alt }]
    }

    replaceNodes<RootContent>(tree, (node) => {
      switch (node.type) {
        case 'link':
          return link(node.url, node.title, node.children)
        case 'image':
          return picture(node.url, node.title, node.alt ?? '')
        case 'linkReference': {
          const definition = definitions.get(node.identifier)
          return definition ? link(definition.url, definition.title, node.children) : [node]
        }
        case 'imageReference': {
          const definition = definitions.get(node.identifier)
          return definition ? picture(definition.url, definition.title, node.alt ?? '') : [node]
        }
        case 'definition':
          return []
        default:
          return [node]
      }
    })
  }

const fileLink = (
  { name, facts }: LinkedFile,
  { children, ...link }: Omit<Link, 'type'>,
): RootContent => ({
  ...link,
  type: 'link',
  children: [...children, { type: 'text', value: ` (${facts})` }],
  data: { hProperties: { download: name } },
})

type Title = string | null | undefined

/** The reference definitions of a text; of two with one name the first holds. */
const definitionsOf = (tree: Root): Map<string, Definition> => {
  const found = new Map<string, Definition>()
  const collect = (node: Nodes) => {
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node)
    if ('children' in node) for (const child of node.children) collect(child)
  }
  collect(tree)
  return found
}
