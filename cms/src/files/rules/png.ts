import { BROKEN, type Measured, view } from './bytes.ts'

const SIGNATURE = 8
/** Length, name and checksum. */
const AROUND_CHUNK = 12

/** Walks the chunks of a PNG up to its last one. An animated one (APNG) says how many frames it has. */
export const measurePng = (bytes: Uint8Array): Measured | typeof BROKEN => {
  const file = view(bytes)
  let size: { width: number; height: number } | undefined
  let frames = 1
  let hasPixels = false
  let at = SIGNATURE
  while (at + AROUND_CHUNK <= file.size) {
    const length = file.u32(at)
    const name = file.text(at + 4, 4)
    const end = at + AROUND_CHUNK + length
    if (end > file.size) return BROKEN
    if (name === 'IHDR') {
      if (size) return BROKEN
      size = { width: file.u32(at + 8), height: file.u32(at + 12) }
    }
    if (!size || size.width === 0 || size.height === 0) return BROKEN
    if (name === 'IDAT') hasPixels = true
    if (name === 'acTL') frames = file.u32(at + 8)
    if (name === 'IEND') return hasPixels ? { ...size, frames, end } : BROKEN
    at = end
  }
  return BROKEN
}
