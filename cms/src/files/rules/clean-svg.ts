import sanitizeHtml from 'sanitize-html'
import type { FileLimits } from './limits.ts'
import { ATTRIBUTES, ELEMENTS, LEFT_OUT_WHOLE } from './svg-allowed.ts'
import { SvgOutline, TooIntricateError } from './svg-outline.ts'
import { drawnElements } from './svg-weight.ts'

export type CleanedSvg =
  | { status: 'clean'; text: string; width: number | null; height: number | null }
  | { status: 'refused'; problem: string }

const NAMESPACE = 'http://www.w3.org/2000/svg'
/** Characters that no XML may hold. */
const NO_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g
const DATA_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]*$/
/** Styles that fetch nothing, import nothing, and hide nothing behind an escape. */
const isPlainCss = (css: string): boolean =>
  !/[<&\\@]|expression|javascript:|-moz-binding|behavior:/i.test(css) && onlyOwnReferences(css)
const onlyOwnReferences = (value: string): boolean =>
  !/(?:url|image|image-set|src|element)\(/i.test(
    value.replace(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/g, ''),
  )

/**
 * Rewrites a drawing with only what is on the list of `svg-allowed.ts`: scripts, handlers,
 * links and whatever is fetched from elsewhere are gone. Cleaning what is clean changes nothing.
 *
 * A drawing that is not a complete drawing, or that would cost a browser too much, is refused.
 */
export const cleanSvg = (source: string, limits: FileLimits): CleanedSvg => {
  const refused = (problem: string) => ({ status: 'refused', problem }) as const
  if (/<!ENTITY/i.test(source)) {
    return refused(
      'declares entities: save it as plain SVG, without the data of the drawing program',
    )
  }
  if (!isWhole(source)) return refused('is cut off: save it as SVG again')
  const outline = new SvgOutline(limits)
  let written: string
  try {
    written = writeAnew(source, outline, limits)
    if (drawnElements(outline.whole()) > limits.svgElements) throw new TooIntricateError()
  } catch (error) {
    if (!(error instanceof TooIntricateError)) throw error
    return refused(
      `draws more than ${limits.svgElements.toLocaleString('en')} shapes, or shapes within themselves: simplify it, or upload it as PNG`,
    )
  }
  if (!outline.isOneDrawing) return refused('is not a complete drawing: save it as SVG again')
  const body = written.slice(written.indexOf('<svg') + '<svg'.length, written.lastIndexOf('</svg>'))
  const text = `<svg xmlns="${NAMESPACE}"${body}</svg>\n`
  const size = sizeOf(outline.rootAttributes)
  if (Math.max(size.width ?? 0, size.height ?? 0) > limits.drawingSide) {
    return refused(
      `is ${size.width} × ${size.height} large: set its width and height to at most ${limits.drawingSide.toLocaleString('en')}`,
    )
  }
  return { status: 'clean', text: shortened(text) === shortened(source) ? source : text, ...size }
}

const writeAnew = (source: string, outline: SvgOutline, limits: FileLimits): string =>
  sanitizeHtml(source.replace(NO_XML, ''), {
    allowedTags: ELEMENTS,
    allowedAttributes: { '*': ATTRIBUTES },
    // What a style holds is looked at below.
    allowVulnerableTags: true,
    nonTextTags: ['style', ...leavingWhole(source)],
    allowedSchemes: ['data'],
    allowedSchemesAppliedToAttributes: ['href'],
    parseStyleAttributes: false,
    selfClosing: [],
    nestingLimit: limits.svgDepth,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: cleanAttributes(tagName, attribs) }),
    },
    onOpenTag: (name, attribs) => outline.open(name, attribs),
    onCloseTag: () => outline.close(),
    exclusiveFilter: ({ tag, text }) => {
      if (tag !== 'style') return false
      outline.styled(text)
      return !isPlainCss(text)
    },
  })

/** Whether the drawing is complete; comments may follow its end. */
const isWhole = (source: string): boolean => {
  let rest = source.trimEnd()
  while (rest.endsWith('-->')) {
    const start = rest.lastIndexOf('<!--')
    if (start === -1) return false
    rest = rest.slice(0, start).trimEnd()
  }
  return rest.endsWith('</svg>') || /<svg[^<>]*\/>$/.test(rest)
}

/** Empty elements have two forms: a drawing that differs in nothing else keeps its bytes. */
const shortened = (svg: string): string =>
  svg
    .trim()
    .replace(/(?<!\s)\s*\/>/g, '/>')
    .replace(/(<\w+(?:\s[^<>]*[^<>/])?)><\/\w+>/g, '$1/>')

/** Elements that leave with all that is in them. What drawing programs note for themselves has a prefix. */
const leavingWhole = (source: string): string[] => {
  const names = new Set([...source.matchAll(/<([^\s/>!?]+)/g)].map(([, name]) => name as string))
  return [...names].filter(
    (name) => name.includes(':') || LEFT_OUT_WHOLE.includes(name.toLowerCase()),
  )
}

const cleanAttributes = (tag: string, attribs: Record<string, string>): Record<string, string> => {
  const kept: Record<string, string> = {}
  for (const [given, value] of Object.entries(attribs)) {
    const name = given === 'xlink:href' ? 'href' : given
    if (name === 'xmlns' || value === '' || !ATTRIBUTES.includes(name)) continue
    if (name === 'href' && !isOwnAddress(tag, value)) continue
    if (name === 'style' ? !isPlainCss(value) : !onlyOwnReferences(value)) continue
    kept[name] = value
  }
  return kept
}

/** A part of the drawing itself; for a picture in it, its data. */
const isOwnAddress = (tag: string, value: string): boolean =>
  tag === 'image' ? DATA_PICTURE.test(value) : /^#[^\s]+$/.test(value)

/** The drawing's own width and height, or those of its view box. */
const sizeOf = (root: Record<string, string>): { width: number | null; height: number | null } => {
  const pixels = (length: string | undefined) => {
    const [, number] = /^\s*([\d.]+)(?:px)?\s*$/.exec(length ?? '') ?? []
    return Number.isFinite(Number(number)) ? Math.round(Number(number)) : undefined
  }
  const view = root.viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const side = (given: string | undefined, ofView: number | undefined) =>
    pixels(given) ?? (ofView && ofView > 0 ? Math.round(ofView) : null)
  return { width: side(root.width, view?.[2]), height: side(root.height, view?.[3]) }
}
