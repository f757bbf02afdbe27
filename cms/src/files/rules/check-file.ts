import { open } from 'node:fs/promises'
import { measureAvif } from './avif.ts'
import type { Read } from './boxes.ts'
import { BROKEN, type Measured } from './bytes.ts'
import { checkMp4, checkWebm } from './film.ts'
import { measureGif } from './gif.ts'
import { measureIco } from './ico.ts'
import { measureJpeg } from './jpeg.ts'
import { HEAD_BYTES, KIND_LABELS, KINDS, type KindName, kindOf } from './kinds.ts'
import { FILE_LIMITS, type FileLimits } from './limits.ts'
import { measurePng } from './png.ts'
import { measureWebp } from './webp.ts'

/** A file that may be taken. Width and height are those in which it is shown; a film's are not looked for. */
export type GoodFile = {
  status: 'good'
  kind: KindName
  width: number | null
  height: number | null
  frames: number
  /** Its bytes where they differ from those of the file: a drawing that was cleaned, a picture without what hung on. */
  bytes: Uint8Array | undefined
}

/** `problem` completes a sentence that begins with the name of the file, and says what to do. */
export type CheckedFile = GoodFile | { status: 'refused'; problem: string }

/**
 * Checks a file by its content. Nothing is decoded: sizes are in the headers, and the structure shows whether a file
 * is complete, so neither a decompression bomb nor a film takes memory.
 */
export const checkFile = async (
  path: string,
  limits: FileLimits = FILE_LIMITS,
): Promise<CheckedFile> => {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const read: Read = async (at, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
      return buffer.subarray(0, bytesRead)
    }
    if (size === 0) return refused('is empty: upload it again')
    const head = await read(0, HEAD_BYTES)
    const kind = kindOf(head)
    if (!kind) return refused(`${whatElse(head)}: upload it as ${KIND_LABELS}`)
    const most = mostBytes(kind, limits)
    if (size > most) {
      return refused(
        `takes ${megabytes(size)}, and a ${KINDS[kind].label} may take ${megabytes(most)}: upload a smaller one`,
      )
    }
    if (kind === 'mp4' || kind === 'webm') {
      const whole = kind === 'mp4' ? await checkMp4(read, size) : await checkWebm(read, size)
      return whole === BROKEN ? refused(CUT_OFF) : good(kind)
    }
    const bytes = await read(0, size)
    if (kind === 'pdf') {
      return Buffer.from(bytes.subarray(-1024)).includes('%%EOF') ? good(kind) : refused(CUT_OFF)
    }
    return kind === 'svg' ? checkDrawing(bytes, limits) : checkPicture(kind, bytes, limits)
  } finally {
    await file.close()
  }
}

const CUT_OFF = 'is cut off or damaged: upload it again'

const refused = (problem: string) => ({ status: 'refused', problem }) as const

const good = (
  kind: KindName,
  { width = null, height = null, frames = 1, bytes }: Partial<GoodFile> = {},
): GoodFile => ({ status: 'good', kind, width, height, frames, bytes })

type PictureKind = Exclude<KindName, 'svg' | 'mp4' | 'webm' | 'pdf'>

const MEASURES: Record<
  PictureKind,
  (bytes: Uint8Array) => Measured | typeof BROKEN | Promise<Measured | typeof BROKEN>
> = {
  jpeg: measureJpeg,
  png: measurePng,
  webp: measureWebp,
  avif: measureAvif,
  gif: measureGif,
  ico: measureIco,
}

const checkPicture = async (
  kind: PictureKind,
  bytes: Uint8Array,
  limits: FileLimits,
): Promise<CheckedFile> => {
  const measured = await MEASURES[kind](bytes)
  if (measured === BROKEN) return refused(CUT_OFF)
  const { width, height, frames, end } = measured
  const mostPixels = kind === 'avif' ? limits.avifPixels : limits.picturePixels
  if (width * height > mostPixels) {
    return refused(
      `is ${count(width)} × ${count(height)} pixels large, and ${KINDS[kind].label} may have ${count(mostPixels / 1e6)} million: reduce it, and upload it again`,
    )
  }
  const pixels = width * height * frames
  if (frames > limits.animationFrames || (frames > 1 && pixels > limits.animationPixels)) {
    return refused(
      `has ${count(frames)} frames of ${count(width)} × ${count(height)} pixels: upload it as a film (MP4)`,
    )
  }
  if (frames > 1 && end > limits.animationBytes) {
    return refused(`moves and takes ${megabytes(end)}: upload it as a film (MP4)`)
  }
  const own = end < bytes.length ? bytes.subarray(0, end) : undefined
  return good(kind, { width, height, frames, bytes: own })
}

const checkDrawing = async (bytes: Uint8Array, limits: FileLimits): Promise<CheckedFile> => {
  let source: string
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refused('is not written in UTF-8: save it as SVG again')
  }
  // Only who meets a drawing loads what cleans them.
  const { cleanSvg } = await import('./clean-svg.ts')
  const cleaned = cleanSvg(source, limits)
  if (cleaned.status === 'refused') return cleaned
  const { text, width, height } = cleaned
  return good('svg', { width, height, bytes: text === source ? undefined : Buffer.from(text) })
}

const mostBytes = (kind: KindName, limits: FileLimits): number =>
  ({
    picture: limits.pictureBytes,
    drawing: limits.drawingBytes,
    film: limits.filmBytes,
    document: limits.documentBytes,
  })[KINDS[kind].role]

/** What a file is that is not on the list, if it can be recognised: this helps the person who uploaded it. */
const whatElse = (head: Uint8Array): string => {
  const text = new TextDecoder('latin1').decode(head)
  if (/<(?:!doctype html|html|script|body|iframe)[\s>]/i.test(text))
    return 'is a web page or holds scripts'
  if (text.startsWith('PK')) return 'is an archive (ZIP) or an Office document'
  if (/^....ftyp(?:heic|heix|mif1|msf1|hevc)/s.test(text)) return 'is a picture of an iPhone (HEIC)'
  if (/^....ftypqt/s.test(text)) return 'is a QuickTime film (MOV)'
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return 'is a TIFF picture'
  return 'is of a kind that the site does not show'
}

const count = (number: number): string => number.toLocaleString('en')
const megabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString('en', { maximumFractionDigits: 1 })} MB`
