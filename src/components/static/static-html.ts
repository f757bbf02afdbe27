import { htmlAttributes } from './html-attributes.ts'

/** A piece of a page that never changes in the browser: a text, or an element with its content as HTML. */
export type StaticPiece = string | StaticElement

export type StaticElement = { tag: string; props: Record<string, unknown>; inner: string }

const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export const isVoid = (tag: string): boolean => VOID.has(tag)

/** @throws StaticPropError for a prop that HTML cannot hold. */
export const staticHtml = (pieces: StaticPiece[]): string =>
  pieces
    .map((piece) => (typeof piece === 'string' ? escapeText(piece) : elementHtml(piece)))
    .join('')

const elementHtml = ({ tag, props, inner }: StaticElement): string => {
  const opening = `<${tag}${htmlAttributes(tag, props)}>`
  return isVoid(tag) ? opening : `${opening}${inner}</${tag}>`
}

const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ENTITIES[character] as string)
