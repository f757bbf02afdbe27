declare module 'fslightbox-react' {
  import type { ComponentType, ReactElement } from 'react'

  /** What callbacks are given, as far as it is used here. */
  export type Lightbox = {
    elements: { container: HTMLDialogElement }
    core: { lightboxCloser: { close: () => void } }
    /** Shows the position of a picture in the counter, from 1. */
    sn: (position: number) => void
  }

  /** The props that are used here: https://fslightbox.com/react/documentation */
  const FsLightbox: ComponentType<{
    /** A change of it opens the lightbox. */
    toggler: boolean
    openOnMount?: boolean
    /** A dialog of the browser keeps the focus within. */
    useDialog?: boolean
    sources: ReactElement[]
    sourceIndex?: number
    /** The space between two pictures, as a share of the window. */
    slideDistance?: number
    onInit?: (lightbox: Lightbox) => void
    onClose?: () => void
  }>
  export default FsLightbox
}
