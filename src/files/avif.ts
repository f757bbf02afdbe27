import { boxesBetween, type Read } from './boxes.ts'
import { BROKEN, type Measured, view } from './bytes.ts'

/** The largest picture that an AVIF holds: a big one is a grid of tiles, whose size is given beside theirs. */
export const measureAvif = async (bytes: Uint8Array): Promise<Measured | typeof BROKEN> => {
  const read: Read = async (at, length) => bytes.subarray(at, at + length)
  const file = view(bytes)
  const inside = async (from: number, to: number, name: string) =>
    (await boxesBetween(read, { from, to }))?.find((box) => box.name === name)

  const top = await boxesBetween(read, { from: 0, to: file.size })
  const meta = top?.find(({ name }) => name === 'meta')
  // Version and flags come before the box's content.
  const iprp = meta && (await inside(meta.from + 4, meta.to, 'iprp'))
  const ipco = iprp && (await inside(iprp.from, iprp.to, 'ipco'))
  const properties = ipco && (await boxesBetween(read, ipco))
  if (!properties || !top?.some(({ name }) => name === 'mdat')) return BROKEN

  let [width, height] = [0, 0]
  for (const { name, from } of properties) {
    if (name !== 'ispe') continue
    const [wide, high] = [file.u32(from + 4), file.u32(from + 8)]
    if (wide * high > width * height) [width, height] = [wide, high]
  }
  if (width === 0 || height === 0) return BROKEN
  const turned = properties.some(({ name, from }) => name === 'irot' && (file.at(from) & 1) === 1)
  return {
    ...(turned ? { width: height, height: width } : { width, height }),
    frames: 1,
    end: file.size,
  }
}
