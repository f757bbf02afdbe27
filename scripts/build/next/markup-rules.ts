/**
 * How the parser of HTML builds a tree, as far as this project's pages need it: which elements stand where they are
 * written. All rules are stricter than HTML's own (https://html.spec.whatwg.org/#tree-construction).
 */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

export const VOID = words('br col hr img input source track wbr')

/** The browser reads their content as text, with no entities, and writes it back the same way. */
export const RAW = words('script noscript iframe')

/** They end an open paragraph. */
const BLOCKS = words(
  'address article aside blockquote details dialog dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre search section summary table ul',
)

/** Elements that the parser puts where they are written, if no paragraph is open for blocks. */
const ORDINARY = words(
  'a abbr b bdi bdo button cite code data datalist del dfn em i ins kbd label legend mark meter optgroup option output picture progress q s samp select small span strong sub sup svg textarea time u var video audio',
)

const SVG = words(
  'a circle defs desc ellipse g line path pattern polygon polyline rect symbol text title tspan use',
)

/** None of them may be open twice. */
const ALONE = words('a button form p')

const HEADINGS = words('h1 h2 h3 h4 h5 h6')

/** Where an element must stand, and what only may stand there. */
const PARENTS: Record<string, ReadonlySet<string>> = {
  caption: words('table'),
  colgroup: words('table'),
  col: words('colgroup'),
  thead: words('table'),
  tbody: words('table'),
  tfoot: words('table'),
  tr: words('thead tbody tfoot'),
  th: words('tr'),
  td: words('tr'),
  li: words('ul ol'),
  dt: words('dl div'),
  dd: words('dl div'),
  option: words('select optgroup datalist'),
  optgroup: words('select'),
}

/** Nothing else may stand in these, nor any text but white space. */
export const NO_TEXT = words('table colgroup thead tbody tfoot tr select optgroup')

/** Only text may stand in these. */
const ONLY_TEXT = words('textarea option title desc')

/** The parser leaves out a line break at their start. */
export const LINE_BREAK_LOST = words('textarea pre')

/** Whether the parser builds an element exactly where its tag stands, below these open elements. */
export const staysInPlace = (tag: string, open: readonly { tag: string }[]): boolean => {
  const parent = open.at(-1)?.tag ?? ''
  if (ONLY_TEXT.has(parent)) return false
  const isOpen = (name: string) => open.some((element) => element.tag === name)
  if (isOpen('svg')) return SVG.has(tag) && !(tag === 'a' && isOpen('a'))
  const parents = PARENTS[tag]
  if (parents ? !parents.has(parent) : NO_TEXT.has(parent)) return false
  // In a list, a `div` may hold a group.
  if ((tag === 'dt' || tag === 'dd') && parent === 'div' && open.at(-2)?.tag !== 'dl') return false
  if (ALONE.has(tag) && isOpen(tag)) return false
  if (HEADINGS.has(tag) && HEADINGS.has(parent)) return false
  if (BLOCKS.has(tag)) return !isOpen('p')
  return ORDINARY.has(tag) || VOID.has(tag) || RAW.has(tag) || parents !== undefined
}
