import { BROKEN, type Measured, view } from './bytes.ts'

const [HEADER, ENTRY] = [6, 16]

/** The largest picture of an icon file; all of them lie within the file. */
export const measureIco = (bytes: Uint8Array): Measured | typeof BROKEN => {
  const file = view(bytes)
  const count = file.u16le(4)
  let [width, height] = [0, 0]
  let end = HEADER + ENTRY * count
  for (let entry = 0; entry < count; entry += 1) {
    const at = HEADER + ENTRY * entry
    // A side of 256 is written as 0.
    width = Math.max(width, file.at(at) || 256)
    height = Math.max(height, file.at(at + 1) || 256)
    end = Math.max(end, file.u32le(at + 8) + file.u32le(at + 12))
  }
  return count > 0 && end <= file.size ? { width, height, frames: 1, end } : BROKEN
}
