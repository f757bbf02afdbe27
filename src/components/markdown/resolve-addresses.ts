import type { Link, PhrasingContent, Root, RootContent } from 'mdast'
import { definitionsOf } from '#src/lib/markdown-pictures.ts'
import { isDataPicture, isSafeAddress } from '#src/lib/safe-address.ts'
import type { LinkedFile } from '#src/models/addresses/links.ts'
import type { RichText } from '#src/models/parts/rich-text.ts'
import { replaceNodes } from './replace-nodes.ts'

/**
 * Turns every address into where it leads. What leads to nothing, or is dangerous, loses its link and
 * keeps its words; a picture that the site does not have leaves its alternative text. A link to a file says its type
 * and size.
 */
export const resolveAddresses =
  ({ links, files = {}, pictures = {} }: RichText) =>
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
      const own = Object.hasOwn(pictures, address) ? pictures[address]?.src : undefined
      const url = own ?? (isDataPicture(address) ? address : undefined)
      const isSafe = url !== undefined && isSafeAddress(address) && isSafeAddress(url)
      return [isSafe ? { type: 'image', url, title, alt } : { type: 'text', value: alt }]
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
