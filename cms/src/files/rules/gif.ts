import { BROKEN, type Measured, view } from './bytes.ts'

const HEADER = 13
const [EXTENSION, IMAGE, TRAILER] = [0x21, 0x2c, 0x3b]

/** Walks the blocks of a GIF up to its trailer and counts the pictures. */
export const measureGif = (bytes: Uint8Array): Measured | typeof BROKEN => {
  const file = view(bytes)
  let [width, height] = [file.u16le(6), file.u16le(8)]
  let frames = 0
  let at = HEADER + colors(file.at(10))
  while (at < file.size) {
    const block = file.at(at)
    if (block === TRAILER) {
      return frames > 0 && width > 0 && height > 0 ? { width, height, frames, end: at + 1 } : BROKEN
    }
    if (block === IMAGE) {
      // A frame may lie beyond the screen that the file declares.
      width = Math.max(width, file.u16le(at + 1) + file.u16le(at + 5))
      height = Math.max(height, file.u16le(at + 3) + file.u16le(at + 7))
      frames += 1
      at += 10 + colors(file.at(at + 9)) + 1
    } else if (block === EXTENSION) {
      at += 2
    } else {
      return BROKEN
    }
    while (file.at(at) !== 0) at += file.at(at) + 1
    at += 1
  }
  return BROKEN
}

/** Bytes of a table of colours. */
const colors = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
