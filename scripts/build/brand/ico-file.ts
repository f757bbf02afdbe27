const HEADER = 6
const ENTRY = 16

/**
 * PNG pictures as one ICO file.
 *
 * @param pictures square ones of at most 255 pixels.
 * @param sizes their widths, in pixels.
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export const icoFile = (pictures: Buffer[], sizes: number[]): Buffer => {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let place = head.length
  for (const [index, { length }] of pictures.entries()) {
    const entry = HEADER + ENTRY * index
    const size = sizes[index] as number
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(length, entry + 8)
    head.writeUInt32LE(place, entry + 12)
    place += length
  }
  return Buffer.concat([head, ...pictures])
}
