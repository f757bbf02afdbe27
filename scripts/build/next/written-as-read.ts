import { CHANGED_EARLY, CHANGING_PART } from '#src/lib/changed-early.ts'
import { SVG_ATTRIBUTES } from '#src/lib/svg-attributes.ts'
import { LINE_BREAK_LOST, NO_TEXT, RAW, staysInPlace, VOID } from './markup-rules.ts'

/** An element whose content a browser writes (`innerHTML`) exactly as it has read it, non-breaking spaces aside. */
export type WrittenAsRead = {
  /** Where the `>` of its opening tag is. */
  tagEnd: number
  contentEnd: number
  /** The parts of its content that may change before the page is hydrated: where they start and end. */
  changing: [start: number, end: number][]
  /** The element around it. */
  parent: OpenElement | undefined
}

type OpenElement = {
  tag: string
  tagEnd: number
  isExact: boolean
  parent: OpenElement | undefined
  /** How many changing parts come before its content. */
  changingBefore: number
}

/** A tag as browsers write it. Some of them write `<` and `>` in attributes as entities, others as they are. */
const TAG =
  /<(\/?)([a-z][a-z0-9]*)((?: [a-z][a-zA-Z0-9:-]*="[^"&<>\0\r]*(?:&(?:amp|quot);[^"&<>\0\r]*)*")*)>/y
/** A tag that is read as it stands, but may be written otherwise. */
const OTHER_TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-zA-Z][a-zA-Z0-9:-]*="[^"<>]*")*)(\/?)>/y
const COMMENT = /<!--[^<>-]*-->/y
const SVG_NAMES = SVG_ATTRIBUTES.join('|')
const NAME_WITH_CAPITALS = / [^ ="]*[A-Z][^ ="]*="/
/** Within SVG. */
const NAME_IN_WRONG_CASE = new RegExp(
  ` (?:${SVG_NAMES.toLowerCase()}|(?!(?:${SVG_NAMES})=)[^ ="]*[A-Z][^ ="]*)="`,
)
const OTHER_IN_TEXT = /[>\0\r]|&(?!(?:amp|lt|gt);)/
const OTHER_IN_RAW = /[\0\r]|&nbsp;|<!--|<\/(?:script|noscript|iframe)/i
/** Browsers build no deeper trees than some 500 elements. */
const DEEPEST = 250

const CHANGING = new RegExp(CHANGING_PART, 'y')
const CHANGING_ATTRIBUTE = new RegExp(` (?:${CHANGED_EARLY.attributes.join('|')})="`)
const CHANGING_TAGS: ReadonlySet<string> = new Set(CHANGED_EARLY.tags)

/**
 * Finds the elements whose content a browser gives back to the byte. It reads markup by rules far stricter than those
 * of HTML (`markup-rules.ts`), and does not find what breaks one of them. Where it cannot tell what the browser's
 * parser does, it ends.
 *
 * @param html the body of a document from `<body` on, as byte text.
 * @returns the elements by the place at which their content begins.
 */
export const writtenAsRead = (html: string): Map<number, WrittenAsRead> => {
  const found = new Map<number, WrittenAsRead>()
  const open: OpenElement[] = []
  const changing: WrittenAsRead['changing'] = []
  let svgs = 0
  let place = 0

  const notExact = () => {
    const element = open.at(-1)
    if (element) element.isExact = false
  }
  const close = (contentEnd: number) => {
    const { tag, tagEnd, isExact, changingBefore } = open.pop() as OpenElement
    if (tag === 'svg') svgs--
    if (!isExact) return notExact()
    const changesItself = (changing[changingBefore - 1]?.[1] ?? 0) > tagEnd + 1
    if (changesItself) return
    const parent = open.at(-1)
    found.set(tagEnd + 1, { tagEnd, contentEnd, changing: changing.slice(changingBefore), parent })
  }

  for (;;) {
    const next = html.indexOf('<', place)
    if (next === -1) return found
    if (next > place) {
      const parent = open.at(-1)?.tag ?? ''
      const text = html.slice(place, next)
      if (NO_TEXT.has(parent) && /[^\n ]/.test(text)) return found
      const isLost = LINE_BREAK_LOST.has(parent) && text.startsWith('\n')
      if (isLost || OTHER_IN_TEXT.test(text)) notExact()
    }
    TAG.lastIndex = next
    let match = TAG.exec(html)
    const isWrittenSo = match !== null
    if (!match) {
      OTHER_TAG.lastIndex = next
      match = OTHER_TAG.exec(html)
    }
    if (!match) {
      COMMENT.lastIndex = next
      if (!COMMENT.test(html)) return found
      place = COMMENT.lastIndex
      continue
    }
    const [all, end, tag = '', attributes = '', selfClosing] = match
    place = next + all.length
    if (end) {
      if (open.at(-1)?.tag !== tag || attributes !== '') return found
      close(next)
      continue
    }
    const isVoid = VOID.has(tag)
    if ((selfClosing && !isVoid) || (open.length > 0 && !staysInPlace(tag, open))) return found
    if (tag === 'svg') svgs++
    if (!isWrittenSo || !areExact(attributes, svgs > 0)) notExact()
    if (CHANGING_TAGS.has(tag) || CHANGING_ATTRIBUTE.test(attributes)) {
      CHANGING.lastIndex = next
      changing.push([next, next + (CHANGING.exec(html)?.[0].length ?? 0)])
    }
    if (isVoid) continue
    if (open.length === DEEPEST) return found
    const parent = open.at(-1)
    open.push({ tag, tagEnd: place - 1, isExact: true, parent, changingBefore: changing.length })
    if (RAW.has(tag)) {
      const contentEnd = html.indexOf(`</${tag}>`, place)
      if (contentEnd === -1) return found
      if (OTHER_IN_RAW.test(html.slice(place, contentEnd))) notExact()
      place = contentEnd
    }
  }
}

const areExact = (attributes: string, isSvg: boolean): boolean => {
  if (attributes === '') return true
  if ((isSvg ? NAME_IN_WRONG_CASE : NAME_WITH_CAPITALS).test(attributes)) return false
  const names: string[] = []
  for (let place = 0; place < attributes.length; ) {
    const nameEnd = attributes.indexOf('="', place)
    const name = attributes.slice(place, nameEnd)
    if (names.includes(name)) return false
    names.push(name)
    place = attributes.indexOf('"', nameEnd + 2) + 1
  }
  return true
}
