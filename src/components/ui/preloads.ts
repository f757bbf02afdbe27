import { type PreloadOptions, preload } from 'react-dom'

/** A picture that a page has the browser load before it has read as far as its element. */
export type Preload = { srcSet: string; sizes?: string | undefined; media?: string | undefined }

let collected: Preload[] | undefined

/** Has the browser load a picture early. */
export const preloadPicture = (picture: Preload): void => {
  if (collected) collected.push(picture)
  else sendPreload(picture)
}

/** Makes something, and collects the pictures that it has the browser load early instead of naming them to React. */
export const withPreloads = <Made>(make: () => Made): { made: Made; preloads: Preload[] } => {
  const preloads: Preload[] = []
  collected = preloads
  try {
    return { made: make(), preloads }
  } finally {
    collected = undefined
  }
}

/** Names a picture to React, which writes a hint for the browser. */
export const sendPreload = ({ srcSet, sizes, media }: Preload): void =>
  preload(srcSet, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet,
    imageSizes: sizes,
    media,
    fetchPriority: 'high',
  } as PreloadOptions)
