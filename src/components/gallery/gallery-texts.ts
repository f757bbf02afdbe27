import type { MessageKey } from '#src/models/parts/messages.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'

/** The interface texts of the gallery. */
const GALLERY_TEXTS = [
  'project.gallery',
  'gallery.previous',
  'gallery.next',
  'gallery.fullscreen',
  'gallery.failed',
  'shell.closeModal',
] as const satisfies MessageKey[]

type Texts = Record<(typeof GALLERY_TEXTS)[number], string>

/** Its counter has the digits of the language. */
export type GalleryTexts = Texts & Pick<Shell, 'digits'>

/** Of all texts those that the gallery shows. */
export const galleryTexts = ({
  messages,
  digits,
}: Pick<Shell, 'messages' | 'digits'>): GalleryTexts => ({
  ...(Object.fromEntries(GALLERY_TEXTS.map((key) => [key, messages[key]])) as Texts),
  digits,
})
