import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { isClient } from './client-component.ts'
import { htmlAttributes } from './html-attributes.ts'

type Props = Record<string, unknown> & { children?: ReactNode }
type Piece = StaticPiece | ReactElement

/**
 * Makes HTML of all that never changes in the browser: a page then carries it once in its payload, as
 * text, and React has nothing to hydrate there. What remains of the tree are the client components and
 * the elements around them (docs/decisions/0007-static-markup.md).
 *
 * Components are called as functions, so they must be synchronous and free of state.
 *
 * @throws StaticPropError for an event handler outside a client component.
 */
export const freeze = (node: ReactNode): ReactNode => pieces(node).map(toReact)

/**
 * The HTML of what never changes in the browser.
 *
 * @throws TypeError for a client component.
 */
export const frozenHtml = (node: ReactNode): string => {
  const all = pieces(node)
  if (!all.every(isStatic)) throw new TypeError('Nothing here may change in the browser.')
  return staticHtml(all)
}

const pieces = (node: ReactNode): Piece[] => {
  if (node === null || node === undefined || typeof node === 'boolean') return []
  if (typeof node === 'string') return [node]
  if (typeof node === 'number' || typeof node === 'bigint') return [String(node)]
  if (isValidElement<Props>(node)) return elementPieces(node)
  if (Array.isArray(node)) return node.flatMap(pieces)
  throw new TypeError(`A page holds something that cannot be shown: ${String(node)}.`)
}

const elementPieces = (element: ReactElement<Props>): Piece[] => {
  const { type, props } = element
  if (typeof type === 'string') return [hostPiece(type, props)]
  if (type === Fragment) return pieces(props.children)
  if (typeof type !== 'function' || isClient(type)) return [withFrozenChildren(element)]
  return pieces((type as (props: Props) => ReactNode)(props))
}

/** What a client component is given to show never changes either. */
const withFrozenChildren = (element: ReactElement<Props>): ReactElement =>
  element.props.children === undefined
    ? element
    : cloneElement(element, undefined, freeze(element.props.children))

const hostPiece = (tag: string, { children, ...props }: Props): Piece => {
  const raw = props.dangerouslySetInnerHTML as { __html: string } | undefined
  const inside = raw ? [] : pieces(children)
  return inside.every(isStatic)
    ? { tag, props, inner: raw?.__html ?? staticHtml(inside) }
    : createElement(tag, props, ...inside.map(toReact))
}

/** Positions serve as keys: the order is fixed when the page is rendered. */
const toReact = (piece: Piece, index: number): ReactNode => {
  if (typeof piece === 'string') return piece
  if (!isStatic(piece)) return <Fragment key={index}>{piece}</Fragment>
  const { tag, props, inner } = piece
  return createElement(tag, {
    ...withoutUndefined(props),
    ...(isVoid(tag) ? {} : { dangerouslySetInnerHTML: { __html: inner } }),
    key: index,
  })
}

const isStatic = (piece: Piece): piece is StaticPiece =>
  typeof piece === 'string' || !isValidElement(piece)

const withoutUndefined = (props: StaticElement['props']): StaticElement['props'] =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))

/** A piece of a page that never changes in the browser: a text, or an element with its content as HTML. */
type StaticPiece = string | StaticElement

type StaticElement = { tag: string; props: Record<string, unknown>; inner: string }

const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const isVoid = (tag: string): boolean => VOID.has(tag)

/** @throws StaticPropError for a prop that HTML cannot hold. */
const staticHtml = (pieces: StaticPiece[]): string =>
  pieces
    .map((piece) => (typeof piece === 'string' ? escapeText(piece) : elementHtml(piece)))
    .join('')

const elementHtml = ({ tag, props, inner }: StaticElement): string => {
  const opening = `<${tag}${htmlAttributes(tag, props)}>`
  return isVoid(tag) ? opening : `${opening}${inner}</${tag}>`
}

const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ENTITIES[character] as string)
