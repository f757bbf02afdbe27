import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { htmlMark } from '#src/models/pages/page-parts.ts'
import { clientIdOf } from './client-component.ts'

type Props = Record<string, unknown> & {
  children?: ReactNode
  dangerouslySetInnerHTML?: { __html: string }
}

/** A tree with a mark in place of each HTML, and what was there. */
type SetAside = { tree: ReactNode; html: string[] }

/** Takes the HTML out of a tree that `freeze` has made: what remains is the same for many pages. */
export const setAside = (frozen: ReactNode): SetAside => {
  const html: string[] = []
  const without = (node: ReactNode): ReactNode => {
    if (Array.isArray(node)) return node.map(without)
    if (!isValidElement<Props>(node)) return node
    const { type, props } = node
    if (typeof type === 'string' && props.dangerouslySetInnerHTML) {
      const mark = htmlMark(html.push(props.dangerouslySetInnerHTML.__html) - 1)
      return cloneElement(node, { dangerouslySetInnerHTML: { __html: mark } })
    }
    return props.children === undefined
      ? node
      : cloneElement(node, undefined, without(props.children))
  }
  return { tree: without(frozen), html }
}

/** A text that is the same for two trees only if React renders the same of them; null if that is not known. */
export const shapeOf = (tree: unknown): string | null => {
  const shape = plain(tree)
  return shape === UNFAMILIAR ? null : JSON.stringify(shape)
}

const UNFAMILIAR = Symbol('unfamiliar')

const plain = (value: unknown): unknown => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (Array.isArray(value)) return allOf(value.map(plain))
  if (isValidElement(value)) return elementShape(value)
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    const fields = Object.entries(value).map(([name, field]) => allOf([name, plain(field)]))
    return fields.includes(UNFAMILIAR) ? UNFAMILIAR : { fields }
  }
  return value === undefined || typeof value === 'number' ? { is: String(value) } : UNFAMILIAR
}

const allOf = (values: unknown[]): unknown => (values.includes(UNFAMILIAR) ? UNFAMILIAR : values)

/** Next knows a client component by its id, React a fragment by its symbol. What is neither is not rendered yet. */
const elementShape = ({ type, key, props }: ReactElement): unknown => {
  const id = clientIdOf(type) ?? type
  if (typeof id !== 'string' && typeof id !== 'symbol') return UNFAMILIAR
  return allOf([typeof type, String(id), key, plain(props)])
}
