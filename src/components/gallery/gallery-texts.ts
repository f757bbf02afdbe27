import type { PageMessageKey } from '#src/models/parts/messages.ts'
import type { PageShell } from '#src/models/whole-site/frame.ts'

/** The interface texts of the gallery. */
const GALLERY_TEXTS = [
  'project.gallery',
  'gallery.previous',
  'gallery.next',
  'gallery.fullscreen',
  'gallery.failed',
  'shell.closeModal',
] as const satisfies PageMessageKey[]

type Texts = Record<(typeof GALLERY_TEXTS)[number], string>

/** Its counter has the digits of the language. */
export type GalleryTexts = Texts & Pick<PageShell, 'digits'>

/** Of all texts those that the gallery shows. */
export const galleryTexts = ({
  messages,
  digits,
}: Pick<PageShell, 'messages' | 'digits'>): GalleryTexts => ({
  ...(Object.fromEntries(GALLERY_TEXTS.map((key) => [key, messages[key]])) as Texts),
  digits,
})
