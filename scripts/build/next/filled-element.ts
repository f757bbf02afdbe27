import { CHANGING_PART } from '#src/lib/changed-early.ts'
import { writtenAsRead } from './written-as-read.ts'

/** What is proved of an element that a frame was put into. */
type FilledElement = {
  /** What may change in it before the page is hydrated; nothing if a browser gives its content back otherwise. */
  changing: string[] | undefined
  /** Whether the parser of a browser is where it should be after the element. */
  isRegular: boolean
}

/** The same for all elements of one shape; the changing parts by the number of tags before each. */
type Proof = { changing: number[] | undefined; isRegular: boolean }

/** An element after which the parser of a browser is where it should be. */
const NEXT_ELEMENT = '<b></b>'

/** What no rule of the proof depends on: the values of attributes, and words, without what is written as an entity. */
const VALUE = /="[^"&<>\0\r]+"/g
const WORDS = />(?!\n)[^<>&\0\r]*[^<>&\0\r\n ][^<>&\0\r]*</g

/** The rule for it depends on its words. */
const COMMENT = '<!--'

const CHANGING = new RegExp(CHANGING_PART, 'y')

const proofs = new Map<string, Proof>()
const MOST_PROOFS = 1_000

/**
 * Proves an element again (`written-as-read.ts`), after a frame was put into its content. Elements of the same shape are
 * proved once: those of different pages differ in addresses and words alone.
 *
 * @param within the names of the elements around it.
 * @param tag its opening tag.
 */
export const filledElement = (within: string[], tag: string, content: string): FilledElement => {
  const name = /^<[a-z0-9]+/.exec(tag)?.[0].slice(1)
  const before = within.map((ancestor) => `<${ancestor}>`).join('') + tag
  const html = `${before}${content}</${name}>${NEXT_ELEMENT}`
  const shape = html.includes(COMMENT) ? html : html.replace(VALUE, '=""').replace(WORDS, '>x<')
  const { changing, isRegular } = proofs.get(shape) ?? prove(shape, within.length)
  return { changing: changing && changingAt(html, changing), isRegular }
}

const prove = (shape: string, depth: number): Proof => {
  const exact = writtenAsRead(shape)
  const contentStart = placesOfTags(shape, [depth])[0] as number
  const element = exact.get(shape.indexOf('>', contentStart) + 1)
  const proof: Proof = {
    changing:
      element &&
      numbersOfTags(
        shape,
        element.changing.map(([start]) => start),
      ),
    isRegular: exact.has(shape.length - NEXT_ELEMENT.length + '<b>'.length),
  }
  if (proofs.size === MOST_PROOFS) proofs.clear()
  proofs.set(shape, proof)
  return proof
}

const changingAt = (html: string, numbers: number[]): string[] =>
  placesOfTags(html, numbers).map((place) => {
    CHANGING.lastIndex = place
    return CHANGING.exec(html)?.[0] ?? ''
  })

/** The numbers of the tags that start at these places; the places ascend. */
const numbersOfTags = (html: string, places: number[]): number[] => {
  let place = -1
  let number = -1
  return places.map((wanted) => {
    for (; place < wanted; number++) place = html.indexOf('<', place + 1)
    return number
  })
}

/** Where the tags with these numbers start; the numbers ascend. */
const placesOfTags = (html: string, numbers: number[]): number[] => {
  let place = -1
  let number = -1
  return numbers.map((wanted) => {
    for (; number < wanted; number++) place = html.indexOf('<', place + 1)
    return place
  })
}
