import type { MessageKey } from '#src/models/parts/messages.ts'

/** The interface texts of the gallery. */
const GALLERY_TEXTS = [
  'project.gallery',
  'gallery.previous',
  'gallery.next',
  'gallery.fullscreen',
  'gallery.failed',
  'shell.closeModal',
] as const satisfies MessageKey[]

export type GalleryTexts = Record<(typeof GALLERY_TEXTS)[number], string>

/** Of all texts those that the gallery shows. */
export const galleryTexts = (messages: Record<MessageKey, string>): GalleryTexts =>
  Object.fromEntries(GALLERY_TEXTS.map((key) => [key, messages[key]])) as GalleryTexts
