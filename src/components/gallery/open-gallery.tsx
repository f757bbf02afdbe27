import FsLightbox, { type Lightbox } from 'fslightbox-react'
import type { Root } from 'react-dom/client'
import { GALLERY } from '#src/site/site-config.ts'
import { pushEntry } from '../router/history-entry.ts'
import hiddenStyles from '../ui/VisuallyHidden.module.css'
import { countIn } from './count-in.ts'
import styles from './Gallery.module.css'
import { GalleryPicture } from './GalleryPicture.tsx'
import type { GalleryTexts } from './gallery-texts.ts'

type GalleryOptions = { texts: GalleryTexts; rootIn: (element: Element) => Root }

let isOpen = false

/**
 * Shows the pictures of a gallery over the page, one at a time. While it is open the history has a step
 * more, so that the back button closes it; the focus then goes back to the picture that was clicked.
 *
 * @param clicked the link with the picture to begin with; `href` is the file itself.
 * @param options.rootIn makes a React root in an element.
 */
export const openGallery = (
  clicked: HTMLAnchorElement,
  { texts, rootIn }: GalleryOptions,
): void => {
  if (isOpen) return
  isOpen = true
  const isMirrored = document.documentElement.dir === 'rtl'
  const inOrder = galleryOf(clicked)
  // The lightbox has the next picture at the right, and so, in this order, at the left.
  const links = isMirrored ? inOrder.toReversed() : inOrder
  const root = rootIn(document.createElement('div'))
  let lightbox: Lightbox | undefined
  let wentBack = false

  const onBack = () => {
    wentBack = true
    lightbox?.core.lightboxCloser.close()
  }
  const onClose = () => {
    isOpen = false
    removeEventListener('popstate', onBack)
    if (!wentBack) history.back()
    root.unmount()
    clicked.focus({ preventScroll: true })
  }
  pushEntry()
  addEventListener('popstate', onBack)
  root.render(
    <FsLightbox
      toggler={false}
      openOnMount
      useDialog
      sources={links.map((link) => (
        <GalleryPicture key={link.href} link={link} failed={texts['gallery.failed']} />
      ))}
      sourceIndex={links.indexOf(clicked)}
      slideDistance={GALLERY.spacing}
      onInit={(opened) => {
        lightbox = opened
        dress(opened, texts)
        countIn(texts.digits, opened)
        if (isMirrored) mirror(opened, texts, links.length)
        say(opened, links.map(nameOf))
      }}
      onClose={onClose}
    />,
  )
}

/** The links of the page with the same `data-gallery`; a picture that the page shows twice is there once. */
const galleryOf = (clicked: HTMLAnchorElement): HTMLAnchorElement[] => {
  const name = CSS.escape(clicked.dataset.gallery ?? '')
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[data-gallery="${name}"]`)]
  return links.filter(
    (link) =>
      link === clicked ||
      (link.href !== clicked.href && link === links.find(({ href }) => href === link.href)),
  )
}

/** Sets the lightbox's labels and its background, and makes all ways to close it do the same. */
const dress = ({ elements: { container }, core }: Lightbox, texts: GalleryTexts): void => {
  container.classList.add(styles.gallery as string)
  container.style.setProperty('--gallery-opacity', String(GALLERY.backgroundOpacity))
  container.setAttribute('aria-label', texts['project.gallery'])
  // The browser would close the dialog at once, without the way out.
  container.addEventListener('cancel', (event) => {
    event.preventDefault()
    core.lightboxCloser.close()
  })
  const [fullscreen, closing] = [...container.querySelectorAll('.fslightbox-toolbar button')].slice(
    -2,
  )
  name(fullscreen, texts['gallery.fullscreen'])
  name(closing, texts['shell.closeModal'])
  nameSteps(container, { previous: texts['gallery.previous'], next: texts['gallery.next'] })
}

const nameSteps = (container: HTMLElement, words: Record<'previous' | 'next', string>): void => {
  for (const step of ['previous', 'next'] as const) {
    const box = stepOf(container, step)
    box?.removeAttribute('title')
    name(box?.querySelector('button'), words[step])
  }
}

/** The lightbox has the previous picture at the left and the next one at the right. */
const stepOf = (container: HTMLElement, step: 'previous' | 'next'): Element | null =>
  container.querySelector(`.fslightbox-slide-btn-container-${step}`)

/** Lays out the lightbox from right to left. Its pictures are in reverse, so that keys and swipes are right already. */
const mirror = (lightbox: Lightbox, texts: GalleryTexts, count: number): void => {
  const { container } = lightbox.elements
  const show = lightbox.sn
  lightbox.sn = (position) => show(count + 1 - position)
  nameSteps(container, { previous: texts['gallery.next'], next: texts['gallery.previous'] })
  const [left, right] = [stepOf(container, 'previous'), stepOf(container, 'next')]
  if (left && right) right.after(left)
}

/** Tells screen readers which picture is shown. @param names of the pictures, as the lightbox has them. */
const say = (lightbox: Lightbox, names: string[]): void => {
  const said = document.createElement('p')
  said.role = 'status'
  said.className = hiddenStyles.hidden as string
  lightbox.elements.container.append(said)
  const show = lightbox.sn
  lightbox.sn = (position) => {
    said.textContent = names[position - 1] ?? ''
    show(position)
  }
}

/** What is seen in the picture of a link or, where nobody has said it, which picture it is. */
const nameOf = (link: HTMLAnchorElement): string =>
  link.querySelector('img')?.alt || (link.getAttribute('aria-label') ?? '')

const name = (button: Element | null | undefined, text: string): void => {
  button?.setAttribute('aria-label', text)
  button?.setAttribute('title', text)
}
