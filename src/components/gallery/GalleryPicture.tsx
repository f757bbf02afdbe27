import styles from './Gallery.module.css'
import { makeZoomable } from './make-zoomable.ts'

type GalleryPictureProps = {
  link: HTMLAnchorElement
  /** What is said in place of a picture that could not be loaded. */
  failed: string
}

/**
 * A picture of the gallery: the one that the link shows, in the same crops and formats but with all the pixels of
 * its file, so that enlarging it shows more. fslightbox takes the element out of React's hands, so what happens to it is listened to on the
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
        makeZoomable(frame)
        frame.addEventListener('error', () => showFailure(frame, failed), { capture: true })
      }}
    >
      <picture>
        {sources.map((source) => (
          <source
            key={source.srcset}
            media={source.media || undefined}
            type={source.type || undefined}
            srcSet={wholeFile(source)}
          />
        ))}
        <img
          src={link.href}
          srcSet={shown ? undefined : wholeFile(thumbnail)}
          alt={thumbnail.alt}
          className={styles.picture}
          draggable={false}
        />
      </picture>
    </div>
  )
}

/** The address of a picture at the width of its file, instead of those at the widths that suit the thumbnail. */
const wholeFile = (element: HTMLSourceElement | HTMLImageElement): string | undefined => {
  const [address] = element.srcset.split(', ').at(-1)?.split(' ') ?? []
  const width = element.getAttribute('width')
  if (!address || !width) return address || undefined
  return address.replace(/([?&]w=)\d+/, `$1${width}`)
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
