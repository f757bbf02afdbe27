/** Numbers and texts in the bytes of a file. Reading beyond the end returns zeros and empty texts. */
export const view = (bytes: Uint8Array) => {
  const at = (index: number): number => bytes[index] ?? 0
  const u16 = (index: number): number => at(index) * 0x100 + at(index + 1)
  const u32 = (index: number): number => u16(index) * 0x1_0000 + u16(index + 2)
  const u16le = (index: number): number => at(index) + at(index + 1) * 0x100
  const u24le = (index: number): number => u16le(index) + at(index + 2) * 0x1_0000
  const u32le = (index: number): number => u16le(index) + u16le(index + 2) * 0x1_0000
  const text = (index: number, length: number): string =>
    String.fromCharCode(...bytes.subarray(index, index + length))
  return { size: bytes.length, at, u16, u32, u16le, u24le, u32le, text }
}

export type View = ReturnType<typeof view>

/**
 * What the structure of a picture tells without decoding it: pixels of one frame as it is shown, how many
 * frames there are, and where the picture ends in the file.
 */
export type Measured = { width: number; height: number; frames: number; end: number }

/** The file ends before the picture does, or its structure leads nowhere. */
export const BROKEN = 'broken'
