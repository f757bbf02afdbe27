import { BROKEN, type Measured, type View, view } from './bytes.ts'

const [SOI, EOI, SOS, APP1] = [0xd8, 0xd9, 0xda, 0xe1]
/** Start-of-frame markers: all of 0xc0 to 0xcf but those of tables and of arithmetic coding. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const hasNoLength = (marker: number): boolean =>
  marker === SOI || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** Walks the segments of a JPEG up to its end marker. What follows, as phones add, is no part of it. */
export const measureJpeg = (bytes: Uint8Array): Measured | typeof BROKEN => {
  const file = view(bytes)
  let size: { width: number; height: number } | undefined
  let turned = false
  let at = 0
  while (at + 1 < file.size) {
    if (file.at(at) !== 0xff) return BROKEN
    const marker = file.at(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === EOI) return size ? { ...size, frames: 1, end: at + 2 } : BROKEN
    if (hasNoLength(marker)) {
      at += 2
      continue
    }
    const length = file.u16(at + 2)
    if (length < 2 || at + 2 + length > file.size) return BROKEN
    if (marker === APP1) turned = isTurned(file, at + 4, length - 2) || turned
    if (isFrame(marker)) {
      const [height, width] = [file.u16(at + 5), file.u16(at + 7)]
      if (size || width === 0 || height === 0) return BROKEN
      size = turned ? { width: height, height: width } : { width, height }
    }
    at += 2 + length
    if (marker === SOS) at = afterScan(bytes, at)
  }
  return BROKEN
}

/** In a scan 0xff is followed by 0, or by the number of a restart; anything else ends it. */
const afterScan = (bytes: Uint8Array, from: number): number => {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
    at = bytes.indexOf(0xff, at + 2)
  }
  return bytes.length
}

const ORIENTATION = 0x0112

/** Whether the camera was held upright: the picture is then shown turned by a quarter. */
const isTurned = (file: View, at: number, length: number): boolean => {
  if (file.text(at, 6) !== 'Exif\0\0') return false
  const start = at + 6
  const little = file.text(start, 2) === 'II'
  const u16 = little ? file.u16le : file.u16
  const u32 = little ? file.u32le : file.u32
  const table = start + u32(start + 4)
  const entries = u16(table)
  for (let entry = 0; entry < entries; entry += 1) {
    const place = table + 2 + entry * 12
    if (place + 12 > at + length) return false
    if (u16(place) === ORIENTATION) return u16(place + 8) >= 5 && u16(place + 8) <= 8
  }
  return false
}
