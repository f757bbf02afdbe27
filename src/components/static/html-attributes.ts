import { SVG_ATTRIBUTES } from '#src/lib/svg-attributes.ts'

/** React's names that are more than another case of HTML's. */
const NAMES: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  defaultValue: 'value',
  defaultChecked: 'checked',
}

/** As the browser would write them, since payloads are read from what it writes. */
const SVG_CASE: ReadonlySet<string> = new Set(SVG_ATTRIBUTES)

/** Attributes that are there or not. */
const BOOLEAN: ReadonlySet<string> = new Set(
  'autoplay checked controls disabled hidden loop multiple muted novalidate open playsinline readonly required'.split(
    ' ',
  ),
)

/** React's own. */
const NOT_WRITTEN: ReadonlySet<string> = new Set(['children', 'dangerouslySetInnerHTML', 'ref'])

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }

/** A prop that HTML cannot hold, such as an event handler. */
class StaticPropError extends Error {
  override name = 'StaticPropError'
  constructor(tag: string, prop: string) {
    super(
      `<${tag}> has the prop "${prop}" with a value that HTML cannot hold. Move the element into a component with 'use client'.`,
    )
  }
}

/**
 * The attributes of an element as HTML, a space before each.
 *
 * @throws StaticPropError
 */
export const htmlAttributes = (tag: string, props: Record<string, unknown>): string =>
  Object.entries(props)
    .map(([prop, value]) => attribute(tag, prop, value))
    .join('')

const attribute = (tag: string, prop: string, value: unknown): string => {
  if (value === null || value === undefined || NOT_WRITTEN.has(prop)) return ''
  // The first choice of a list is chosen anyway; another one would have to be marked on the choice.
  if (tag === 'select' && prop === 'defaultValue' && value === '') return ''
  const name = NAMES[prop] ?? (SVG_CASE.has(prop) ? prop : prop.toLowerCase())
  if (name === 'style') return ` style="${escapeAttribute(styleText(value))}"`
  if (typeof value === 'string' || typeof value === 'number') {
    return ` ${name}="${escapeAttribute(String(value))}"`
  }
  if (typeof value === 'boolean') {
    if (name.startsWith('aria-') || name.startsWith('data-')) return ` ${name}="${value}"`
    if (BOOLEAN.has(name)) return value ? ` ${name}=""` : ''
  }
  throw new StaticPropError(tag, prop)
}

/** Numbers get no unit: the site's inline styles are custom properties and plain words. */
const styleText = (style: unknown): string =>
  Object.entries(style as Record<string, string | number | undefined>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${cssName(name)}:${value}`)
    .join(';')

const cssName = (name: string): string =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const escapeAttribute = (text: string): string =>
  text.replace(/[&"<]/g, (character) => ENTITIES[character] as string)
