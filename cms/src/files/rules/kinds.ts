/** What a file is on a page: a drawing scales, a document is only downloaded. */
type Role = 'picture' | 'drawing' | 'film' | 'document'

export type Kind = {
  /** What editors call it. */
  label: string
  mime: string
  role: Role
  /** Endings of names; the first is the usual one. */
  endings: readonly [string, ...string[]]
}

/** Every kind of file that the site takes. What is not on this list is neither uploaded nor published. */
export const KINDS = {
  jpeg: { label: 'JPEG', mime: 'image/jpeg', role: 'picture', endings: ['.jpg', '.jpeg', '.jfif'] },
  png: { label: 'PNG', mime: 'image/png', role: 'picture', endings: ['.png'] },
  webp: { label: 'WebP', mime: 'image/webp', role: 'picture', endings: ['.webp'] },
  avif: { label: 'AVIF', mime: 'image/avif', role: 'picture', endings: ['.avif'] },
  gif: { label: 'GIF', mime: 'image/gif', role: 'picture', endings: ['.gif'] },
  ico: { label: 'ICO', mime: 'image/x-icon', role: 'picture', endings: ['.ico'] },
  svg: { label: 'SVG', mime: 'image/svg+xml', role: 'drawing', endings: ['.svg'] },
  mp4: { label: 'MP4', mime: 'video/mp4', role: 'film', endings: ['.mp4', '.m4v'] },
  webm: { label: 'WebM', mime: 'video/webm', role: 'film', endings: ['.webm'] },
  pdf: { label: 'PDF', mime: 'application/pdf', role: 'document', endings: ['.pdf'] },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof KINDS

/** As a sentence lists them. */
export const KIND_LABELS = `${Object.values(KINDS)
  .slice(0, -1)
  .map(({ label }) => label)
  .join(', ')} or ${KINDS.pdf.label}`

/** As much of a file as `kindOf` looks at. */
export const HEAD_BYTES = 4096

const FILM_BRANDS = /^(?:isom|iso[2-9a-c]|mp4[12]|avc1|M4V |M4VP|dash|mmp4|f4v |MSNV)$/

/**
 * The kind of a file by its first bytes, whatever its name or sender say.
 *
 * @param head the first `HEAD_BYTES` of the file, or all of it.
 */
export const kindOf = (head: Uint8Array): KindName | undefined => {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to))
  const start = text(0, 16)
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (start.startsWith('RIFF') && text(8, 12) === 'WEBP') return 'webp'
  if (start.startsWith('\0\0\x01\0')) return 'ico'
  if (text(4, 8) === 'ftyp') {
    if (text(8, 12) === 'avif') return 'avif'
    return FILM_BRANDS.test(text(8, 12)) ? 'mp4' : undefined
  }
  if (start.startsWith('\x1a\x45\xdf\xa3')) return text(0, 64).includes('webm') ? 'webm' : undefined
  if (start.startsWith('%PDF-1.') || start.startsWith('%PDF-2.')) return 'pdf'
  return startsAsSvg(new TextDecoder().decode(head)) ? 'svg' : undefined
}

/** A declaration, a document type and comments may come before the drawing. */
const startsAsSvg = (text: string): boolean => {
  let rest = text.trimStart()
  for (;;) {
    const before = /^(?:<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>)\s*/i.exec(
      rest,
    )
    if (!before) return /^<svg[\s>/]/.test(rest)
    rest = rest.slice(before[0].length)
  }
}

/** The kind that files of this media type are; undefined if it is not on the list. */
export const kindOfMime = (mime: string): KindName | undefined =>
  (Object.keys(KINDS) as KindName[]).find((name) => KINDS[name].mime === mime)

/** Whether a name ends as names of this kind do. */
export const endsAs = (name: string, kind: KindName): boolean =>
  KINDS[kind].endings.some((ending) => name.toLowerCase().endsWith(ending))
