import { MARGIN, widthsUpTo } from '../ui/resized.ts'
import styles from './Gallery.module.css'
import { makeZoomable } from './make-zoomable.ts'

type GalleryPictureProps = {
  link: HTMLAnchorElement
  /** What is said in place of a picture that could not be loaded. */
  failed: string
}

/**
 * A picture of the gallery: the one that the link shows, in the same crops and formats but with the pixels that it has
 * here. Enlarging it loads all the pixels of its file. fslightbox takes the element out of React's hands, so what happens to it is listened to on the
 * element itself.
 */
export const GalleryPicture = ({ link, failed }: GalleryPictureProps) => {
  const shown = link.querySelector('picture')
  const thumbnail = link.querySelector('img')
  if (!thumbnail) return null
  const sources = [...(shown?.querySelectorAll('source') ?? [])]
  const { width, height } = sizeOf(sources.find(isForThisWindow) ?? thumbnail)
  return (
    <div
      className={styles.frame}
      style={{ width, height }}
      ref={(frame) => {
        if (!frame) return
        makeZoomable(frame, () => loadWhole(frame))
        frame.addEventListener('error', () => showFailure(frame, failed), { capture: true })
      }}
    >
      <picture>
        {sources.map((source) => (
          <source
            key={source.srcset}
            media={source.media || undefined}
            type={source.type || undefined}
            {...filesOf(source)}
          />
        ))}
        <img
          src={
            shown
              ? resizedTo(thumbnail.src, Math.min(WITHOUT_AVIF, sizeOf(thumbnail).width))
              : link.href
          }
          {...(shown ? {} : filesOf(thumbnail))}
          alt={thumbnail.alt}
          className={styles.picture}
          draggable={false}
        />
      </picture>
    </div>
  )
}

/** What the lightbox leaves around a picture, in shares of the window; in narrow windows none at the sides. */
const LARGEST = { share: 0.9, from: 993 }

/** For browsers that get one file. */
const WITHOUT_AVIF = 1620

/** The same picture in the widths that the lightbox shows, and the file's own size for the browser to lay out with. */
const filesOf = (
  element: HTMLSourceElement | HTMLImageElement,
): { srcSet?: string; sizes?: string; width?: number; height?: number } => {
  const [address] = element.srcset.split(', ').at(-1)?.split(' ') ?? []
  const width = Number(element.getAttribute('width'))
  const height = Number(element.getAttribute('height'))
  if (!address || !width || !height || resizedTo(address, 0) === address) {
    return { srcSet: address || undefined }
  }
  const high = `${toPercent(LARGEST.share * (width / height))}vh`
  const wide = (share: number) => `min(${toPercent(share)}vw, ${high})`
  return {
    srcSet: widthsUpTo(width)
      .map((it) => `${resizedTo(address, it)} ${it}w`)
      .join(', '),
    sizes: `(min-width: ${LARGEST.from}px) ${wide(LARGEST.share)}, ${wide(1)}`,
    ...{ width, height },
  }
}

const toPercent = (share: number): number => Math.round(1000 * share * MARGIN) / 10

const resizedTo = (address: string, width: number): string =>
  address.replace(/([?&]w=)\d+/, `$1${width}`)

/** The browser shows what it has until the whole picture has come. */
const loadWhole = (frame: HTMLElement): void => {
  for (const it of frame.querySelectorAll<HTMLSourceElement | HTMLImageElement>('[sizes]')) {
    it.sizes = `${it.getAttribute('width')}px`
  }
}

const isForThisWindow = ({ media }: HTMLSourceElement): boolean =>
  media === '' || matchMedia(media).matches

/** In pixels; a window's share where the file does not say. */
const sizeOf = (element: Element): { width: number; height: number } => ({
  width: Number(element.getAttribute('width')) || innerWidth,
  height: Number(element.getAttribute('height')) || innerHeight,
})

const showFailure = (frame: HTMLElement, text: string): void => {
  const message = document.createElement('p')
  message.className = styles.failure as string
  message.role = 'alert'
  message.textContent = text
  frame.replaceChildren(message)
}
