import { view } from './bytes.ts'

export type Box = { name: string; from: number; to: number }

/** Reads some bytes of a file. */
export type Read = (at: number, length: number) => Promise<Uint8Array>

const MOST_BOXES = 10_000

/**
 * The boxes between two places of an MP4 or AVIF file, without their headers: films are not read as a whole.
 *
 * @returns undefined if one reaches beyond the end: the file is truncated or its sizes are wrong.
 */
export const boxesBetween = async (
  read: Read,
  { from, to }: { from: number; to: number },
): Promise<Box[] | undefined> => {
  const boxes: Box[] = []
  let at = from
  while (at < to) {
    const header = view(await read(at, 16))
    const short = header.u32(0)
    const long = short === 1
    const size = long ? header.u32(8) * 2 ** 32 + header.u32(12) : short === 0 ? to - at : short
    const start = long ? 16 : 8
    if (size < start || at + size > to || boxes.length === MOST_BOXES) return undefined
    boxes.push({ name: header.text(4, 4), from: at + start, to: at + size })
    at += size
  }
  return boxes
}
