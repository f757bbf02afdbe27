import { BROKEN, type Measured, view } from './bytes.ts'

const RIFF_HEADER = 12

/** Reads the size of a WebP from its first chunk and counts the frames of an animated one. */
export const measureWebp = (bytes: Uint8Array): Measured | typeof BROKEN => {
  const file = view(bytes)
  const end = 8 + file.u32le(4)
  if (end > file.size) return BROKEN
  let size: { width: number; height: number } | undefined
  let frames = 0
  let hasPixels = false
  let at = RIFF_HEADER
  while (at + 8 <= end) {
    const [name, length] = [file.text(at, 4), file.u32le(at + 4)]
    const data = at + 8
    if (data + length > end) return BROKEN
    if (name === 'VP8X')
      size = { width: file.u24le(data + 4) + 1, height: file.u24le(data + 7) + 1 }
    if (name === 'VP8 ') {
      size ??= { width: file.u16le(data + 6) & 0x3fff, height: file.u16le(data + 8) & 0x3fff }
    }
    if (name === 'VP8L') {
      const bits = file.u32le(data + 1)
      size ??= { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    if (name === 'ANMF') frames += 1
    if (name === 'ANMF' || (name.startsWith('VP8') && name !== 'VP8X')) hasPixels = true
    at = data + length + (length % 2)
  }
  if (!size || size.width === 0 || size.height === 0 || !hasPixels) return BROKEN
  return { ...size, frames: Math.max(1, frames), end }
}
