import sharp from 'sharp'

export const svg = (inside: string, attributes = 'width="8" height="8"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#886644' } })

/** A small picture of each format that sharp writes, with the size that it has. */
export const pictures = async (width = 24, height = 16): Promise<Record<string, Buffer>> => ({
  jpg: await plain(width, height).jpeg().toBuffer(),
  png: await plain(width, height).png().toBuffer(),
  webp: await plain(width, height).webp().toBuffer(),
  gif: await plain(width, height).gif().toBuffer(),
  avif: await plain(width, height).avif({ effort: 0 }).toBuffer(),
})

/** A PNG whose header claims another size; nothing else of it matters to whoever reads headers. */
export const claimingPng = async (width: number, height: number): Promise<Buffer> => {
  const png = await plain(8, 8).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}

/** A GIF of so many frames of one pixel each on a canvas of 64 by 64. */
export const longGif = (frames: number): Buffer => {
  const header = Buffer.from('474946383961400040008000000000ff0000', 'hex')
  const colors = Buffer.from('000000ffffff', 'hex').subarray(0, 6)
  const screen = Buffer.concat([header.subarray(0, 13), colors])
  const frame = Buffer.from('2c000000000100010000024401 00'.replace(' ', ''), 'hex')
  const image = Buffer.concat([frame.subarray(0, 10), Buffer.from([2, 2, 0x44, 1, 0])])
  return Buffer.concat([
    screen,
    ...Array.from({ length: frames }, () => image),
    Buffer.from([0x3b]),
  ])
}

const box = (name: string, ...inside: Buffer[]): Buffer => {
  const body = Buffer.concat(inside)
  const header = Buffer.alloc(8)
  header.writeUInt32BE(8 + body.length)
  header.write(name, 4, 'latin1')
  return Buffer.concat([header, body])
}

/** A film by its structure alone. */
export const mp4 = (): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom')),
    box('moov', box('mvhd', Buffer.alloc(100))),
    box('mdat', Buffer.alloc(1000, 7)),
  ])

export const webm = (): Buffer =>
  Buffer.concat([
    Buffer.from('1a45dfa387428284', 'hex'),
    Buffer.from('webm'),
    Buffer.from('18538067', 'hex'),
    Buffer.from([0x84]),
    Buffer.alloc(4),
  ])

export const pdf = (): Buffer =>
  Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

export const ico = (): Buffer => {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(16, 6)
  header.writeUInt8(16, 7)
  header.writeUInt32LE(4, 14)
  header.writeUInt32LE(22, 18)
  return Buffer.concat([header, Buffer.alloc(4)])
}
