import { MARKS, ORGANISATION_MARK } from '#src/models/pages/frame-marks.ts'
import { currentOf } from '#src/models/whole-site/frame.ts'
import { byteText } from './byte-text.ts'
import { type Frame, FrameError, type Piece, pairs, splitAtMarks } from './frame.ts'

const ORGANISATION = byteText(JSON.stringify(ORGANISATION_MARK))

/**
 * Puts the parts of a frame in place of their marks.
 *
 * @param html a text of a page, as byte text.
 * @param path the address of the page.
 * @throws FrameError
 */
export const withFrame = (html: string, frame: Frame, path: string): string =>
  splitAtMarks(html)
    .map((piece) => (typeof piece === 'string' ? piece : partOf(piece, frame, byteText(path))))
    .join('')

/** Puts the owner of the site into structured data, as byte text. */
export const withOrganisation = (html: string, { organisation }: Frame): string =>
  html.replaceAll(ORGANISATION, () => organisation)

const partOf = ([kind, name = '', ...slots]: string[], frame: Frame, path: string): string => {
  const part = frame.parts.get(name)
  if (kind !== MARKS.part || !part) throw new FrameError(`a page has the mark "${kind} ${name}"`)
  const content = pairs(slots)
  return part.map((piece) => textOf(piece, content, path, frame.home)).join('')
}

const textOf = (piece: Piece, slots: Map<string, string>, path: string, home: string): string => {
  if (typeof piece === 'string') return piece
  switch (piece.kind) {
    case 'slot':
      return slots.get(piece.slot) ?? ''
    case 'current': {
      const current = piece.hrefs.map((href) => currentOf(href, path, home)).find(Boolean)
      return current ? ` aria-current="${current}"` : ''
    }
    case 'choice': {
      const names = (slots.get(piece.slot) ?? '').split(' ').filter(Boolean)
      const chosen = [...piece.byName].find(([name]) => names.includes(name))
      return chosen ? chosen[1] : piece.otherwise
    }
  }
}
