import { placesOfMarks } from './frame.ts'
import type { WrittenAsRead } from './written-as-read.ts'

/** An element that is proved again once the frame is in it, within one that need not be. */
export type MarkHolder = Pick<WrittenAsRead, 'tagEnd' | 'contentEnd'> & {
  /** The names of the elements around it. */
  within: string[]
  /** Which of the changing parts of the element around it are in its content: the first, and the one after the last. */
  changing: [from: number, to: number]
}

/**
 * The innermost elements in which all marks of an element are, or it itself: what is beside them stays proved, whatever
 * comes into them, as long as the parser of a browser is where it should be after them.
 *
 * @param exact all elements of the body that a browser gives back, by the place at which their content begins.
 */
export const markHolders = (
  body: string,
  element: WrittenAsRead,
  exact: Map<number, WrittenAsRead>,
): MarkHolder[] => {
  const holders: WrittenAsRead[] = []
  for (const place of placesOfMarks(body, element.tagEnd + 1, element.contentEnd)) {
    const last = holders.at(-1)
    if (last && place < last.contentEnd) continue
    const holder = innermost(place, element, exact)
    while ((holders.at(-1)?.tagEnd ?? -1) > holder.tagEnd) holders.pop()
    holders.push(holder)
  }
  return holders.map((holder) => ({
    ...{ tagEnd: holder.tagEnd, contentEnd: holder.contentEnd },
    within: namesUpFrom(holder.parent),
    changing: [holder.tagEnd, holder.contentEnd].map(
      (end) => element.changing.filter(([start]) => start < end).length,
    ) as [number, number],
  }))
}

const innermost = (
  place: number,
  element: WrittenAsRead,
  exact: Map<number, WrittenAsRead>,
): WrittenAsRead => {
  let found = element
  for (const it of exact.values()) {
    if (it.tagEnd > found.tagEnd && it.tagEnd < place && place < it.contentEnd) found = it
  }
  return found
}

const namesUpFrom = (element: WrittenAsRead['parent']): string[] =>
  element ? [...namesUpFrom(element.parent), element.tag] : []
