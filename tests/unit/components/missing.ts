/**
 * What a model holds and its page lacks, as paths such as `items.0.title`. Words and addresses count as shown if the
 * HTML contains them literally, numbers also if it contains them with thousands separators.
 *
 * @param except keys whose values only steer, or that show in other words.
 */
export const missing = (model: object, html: string, except: string[] = []): string[] =>
  leaves(model)
    .filter(({ path }) => !path.some((key) => STEERING.has(key) || except.includes(key)))
    .filter(({ value }) => !isShown(value, html))
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

type Leaf = { path: string[]; value: string | number }

const leaves = (value: unknown, path: string[] = []): Leaf[] => {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
}

const isShown = (value: string | number, html: string): boolean =>
  typeof value === 'string'
    ? html.includes(escaped(value))
    : [String(value), value.toLocaleString('en')].some((figure) => html.includes(figure))

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
