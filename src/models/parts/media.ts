import { mediaPath } from '#src/content/media-path.ts'
import type { MediaFile } from '#src/content/snapshot.ts'
import { memo } from '#src/lib/memo.ts'
import { MissingFileError } from '../entries/errors.ts'

/**
 * A picture file: its published path and its size in pixels. `focus` is what stays visible where it is cropped, as
 * `object-position` has it, such as `30% 80%`; its middle if there is none.
 */
export type Image = { src: string; width: number; height: number; focus?: string }

/** A picture in up to three crops, and what is seen in it ('' where it only decorates). */
export type Picture = { desktop: Image; tablet: Image | null; mobile: Image | null; alt: string }

/** A film file. */
export type Film = { src: string; mime: string }

/** The picture of a shared page, as its metadata name it. */
export const sharedImage = (image: Image | null): { image: string | null; focus?: string } => ({
  image: image?.src ?? null,
  ...(image?.focus && { focus: image.focus }),
})

/** A card has the same shape in every window: the one crop nearest to it, which is the tablet's. */
export const forCard = ({ desktop, tablet, alt }: Picture): Picture => ({
  desktop: tablet ?? desktop,
  tablet: null,
  mobile: null,
  alt,
})

type WireImages = {
  desktop: string
  tablet: string | null
  mobile: string | null
  alt: string | null
}

/**
 * Turns file names of the content into published paths.
 *
 * @param pathOf where a file is published.
 * @returns the resolvers, and `shown`: the names of all files that they have been asked for. `watch` tells for which
 * of them something asks, but for what it does `aside`.
 * @throws MissingFileError
 */
export const mediaResolver = (
  files: Record<string, MediaFile>,
  pathOf: (file: MediaFile) => string = mediaPath,
) => {
  const all = new Set<string>()
  let shown = all
  const find = (name: string): MediaFile => {
    const file = files[name]
    if (!file) throw new MissingFileError(name)
    return file
  }
  const imageOf = memo((name: string): Image => {
    const file = find(name)
    const { width, height, focus } = file
    return {
      ...{ src: pathOf(file), width: width ?? 0, height: height ?? 0 },
      ...(focus && { focus: `${focus.x}% ${focus.y}%` }),
    }
  })
  const image = (name: string): Image => {
    shown.add(name)
    return imageOf(name)
  }
  const optional = (name: string | null): Image | null => (name === null ? null : image(name))
  const picture = ({ desktop, tablet, mobile, alt }: WireImages): Picture => ({
    desktop: image(desktop),
    tablet: optional(tablet),
    mobile: optional(mobile),
    alt: alt ?? '',
  })
  const film = (name: string): Film => {
    shown.add(name)
    const file = find(name)
    return { src: pathOf(file), mime: file.mime }
  }
  /** A file that is linked; undefined if the site does not have it. */
  const linked = (name: string): (MediaFile & { path: string }) | undefined => {
    const file = Object.hasOwn(files, name) ? files[name] : undefined
    if (!file) return undefined
    shown.add(name)
    return { ...file, path: pathOf(file) }
  }
  const show = (names: Iterable<string>): void => {
    for (const name of names) shown.add(name)
  }
  const noting = <T>(names: Set<string>, make: () => T): T => {
    const before = shown
    shown = names
    try {
      return make()
    } finally {
      shown = before
    }
  }
  const watch = <T>(make: () => T): { made: T; shown: string[] } => {
    const own = new Set<string>()
    const made = noting(own, make)
    show(own)
    return { made, shown: [...own] }
  }
  return {
    ...{ image, optional, picture, film, linked, show, watch },
    aside: <T>(make: () => T): T => noting(all, make),
    shown: () => [...all].toSorted(),
  }
}

export type Media = ReturnType<typeof mediaResolver>
