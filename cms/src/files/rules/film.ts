import { boxesBetween, type Read } from './boxes.ts'
import { BROKEN, view } from './bytes.ts'

/** Whether the boxes of an MP4 lie within the file and those are among them that make it a film. */
export const checkMp4 = async (read: Read, size: number): Promise<'whole' | typeof BROKEN> => {
  const boxes = await boxesBetween(read, { from: 0, to: size })
  const names = new Set(boxes?.map(({ name }) => name))
  return names.has('moov') && (names.has('mdat') || names.has('moof')) ? 'whole' : BROKEN
}

/** The header of a WebM, and the segment behind it that says how long it is, or that nobody knew. */
export const checkWebm = async (read: Read, size: number): Promise<'whole' | typeof BROKEN> => {
  const head = await read(0, 64)
  const header = element(head, 4)
  const segment = header && header.from + header.length
  const start = segment && (await read(segment, 16))
  if (!start || view(start).u32(0) !== 0x18538067) return BROKEN
  const body = element(start, 4)
  if (!body) return BROKEN
  const isOpen = body.length === body.unknown
  return isOpen || segment + body.from + body.length <= size ? 'whole' : BROKEN
}

/** How long an element of EBML is, whose id takes `idBytes`; `unknown` is the length that says nothing. */
const element = (bytes: Uint8Array, idBytes: number) => {
  const first = bytes[idBytes] ?? 0
  const width = Math.clz32(first) - 23
  if (first === 0 || width > 8) return undefined
  let length = first & (0xff >> width)
  for (let byte = 1; byte < width; byte += 1) length = length * 256 + (bytes[idBytes + byte] ?? 0)
  return { from: idBytes + width, length, unknown: 2 ** (7 * width) - 1 }
}
