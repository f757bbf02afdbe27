import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** How a picture differs from the one of the same name in the other folder. */
type Difference =
  | { status: 'changed'; file: string; share: number; grown: number }
  | { status: 'added'; file: string }

type Comparison = { same: number; differences: Difference[] }

type Folders = {
  /** Which pictures to compare, by their names. */
  files: string[]
  /** The pictures of the one build and of the other. */
  before: string
  after: string
  /** Where a picture of each difference goes; what is there is removed. */
  changes: string
  onFile?: (file: string) => void
}

const GROUND = { r: 255, g: 0, b: 255, alpha: 1 }

/** No picture is there to compare with. */
export class ComparisonError extends Error {
  override name = 'ComparisonError'
}

/**
 * Compares the pictures of two builds by their names. `share` says how many of the pixels differ (0 to 1; edges of
 * letters that are only smoothed otherwise do not count), `grown` by how many pixels the page is higher. The picture
 * of a difference shows what it was, what it is, and what differs in red, side by side.
 *
 * @throws ComparisonError where the folder of the other build has none of them.
 */
export const comparePictures = async (folders: Folders): Promise<Comparison> => {
  const before = new Set(await readdir(folders.before).catch(() => []))
  if (!folders.files.some((file) => before.has(file))) {
    throw new ComparisonError(
      `None of these pictures is in ${folders.before}. Name the folder that "npm run screenshots" filled for the other build.`,
    )
  }
  await rm(folders.changes, { recursive: true, force: true })
  await mkdir(folders.changes, { recursive: true })

  const differences: Difference[] = []
  let same = 0
  for (const file of folders.files) {
    folders.onFile?.(file)
    const difference: Difference | undefined = before.has(file)
      ? await compare(file, folders)
      : { status: 'added', file }
    if (difference) differences.push(difference)
    else same++
  }
  return { same, differences: differences.sort((one, other) => weight(other) - weight(one)) }
}

/** One line for each picture that differs, the most changed first. */
export const differenceLines = ({ same, differences }: Comparison): string[] => [
  ...differences.map((it) => {
    if (it.status === 'added') return `     new  ${it.file}`
    const height =
      it.grown === 0 ? '' : `, ${Math.abs(it.grown)} px ${it.grown > 0 ? 'higher' : 'lower'}`
    return `${(100 * it.share).toFixed(2).padStart(6)} %  ${it.file}${height}`
  }),
  `${count(differences.length, 'differs', 'differ')}, ${same} ${same === 1 ? 'is' : 'are'} the same.`,
]

const count = (pictures: number, one: string, many: string): string =>
  pictures === 1 ? `1 picture ${one}` : `${pictures} pictures ${many}`

const weight = (it: Difference): number => (it.status === 'changed' ? it.share : 2)

const compare = async (
  file: string,
  { before, after, changes }: Folders,
): Promise<Difference | undefined> => {
  const bytes = await Promise.all([before, after].map((folder) => readFile(join(folder, file))))
  const [was, is] = bytes as [Buffer, Buffer]
  if (was.equals(is)) return
  const sizes = await Promise.all(bytes.map((it) => sharp(it).metadata()))
  const width = Math.max(...sizes.map((it) => it.width))
  const height = Math.max(...sizes.map((it) => it.height))
  const raw = { width, height, channels: 4 } as const
  const [one, other] = await Promise.all([was, is].map((it) => pixels(it, raw)))
  const red = Buffer.alloc(width * height * 4)
  const count = pixelmatch(one as Buffer, other as Buffer, red, width, height)
  if (count === 0) return
  const sides = [one as Buffer, other as Buffer, red]
  const all = { ...raw, width: 3 * width }
  const limitInputPixels = false
  const beside = await sharp({ create: { ...all, background: GROUND }, limitInputPixels })
    .composite(sides.map((input, side) => ({ input, raw, left: side * width, top: 0 })))
    .raw()
    .toBuffer()
  await sharp(beside, { raw: all, limitInputPixels })
    .resize({ width: Math.min(all.width, WIDEST) })
    .png()
    .toFile(join(changes, file))
  const grown = (sizes[1]?.height ?? 0) - (sizes[0]?.height ?? 0)
  return { status: 'changed', file, share: count / (width * height), grown }
}

/** Of the picture of a difference: wide enough to see what it is. */
const WIDEST = 2_400

/** The pixels of a picture, upon a ground of this size. */
const pixels = async (
  picture: Buffer,
  size: { width: number; height: number },
): Promise<Buffer> => {
  const { width, height } = await sharp(picture).metadata()
  return sharp(picture)
    .ensureAlpha()
    .extend({ right: size.width - width, bottom: size.height - height, background: GROUND })
    .raw()
    .toBuffer()
}
