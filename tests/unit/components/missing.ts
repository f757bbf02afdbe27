import type { Picture } from '#src/models/parts/media.ts'

/**
 * What a model holds and its page lacks, as paths such as `items.0.title`. Words and addresses count as shown if the
 * HTML contains them literally, numbers also if it contains them with thousands separators, and a picture if it contains
 * one of its crops: places of one shape show that which suits them.
 *
 * @param except keys whose values only steer, or that show in other words.
 */
export const missing = (model: object, html: string, except: string[] = []): string[] =>
  leaves(model)
    .filter(({ path }) => !path.some((key) => STEERING.has(key) || except.includes(key)))
    .filter(({ values }) => !values.some((value) => isShown(value, html)))
    .map(({ path }) => path.join('.'))

/** Told apart by these, shown by none: the name of a model, whether a link leaves the site, its looks. */
const STEERING: ReadonlySet<string> = new Set([
  'block',
  'type',
  'list',
  'external',
  'newTab',
  'variant',
])

/** One of the values is enough. */
type Leaf = { path: string[]; values: (string | number)[] }

const leaves = (value: unknown, path: string[] = []): Leaf[] => {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, values: [value] }]
  if (value === null || typeof value !== 'object') return []
  if (isPicture(value)) {
    const { desktop, tablet, mobile, ...others } = value
    const crops = [desktop, tablet, mobile].flatMap((crop) => crop?.src ?? [])
    return [{ path, values: crops }, ...leaves(others, path)]
  }
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
}

const isPicture = (value: object): value is Picture => 'desktop' in value && 'mobile' in value

const isShown = (value: string | number, html: string): boolean =>
  typeof value === 'string'
    ? html.includes(escaped(value))
    : [String(value), value.toLocaleString('en')].some((figure) => html.includes(figure))

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
