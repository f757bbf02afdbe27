import { LEAD_FILES_MAX_BYTES } from '#src/site/lead.ts'
import type { RuleMessage } from './message.ts'

/** The kinds of files that forms take: what people write applications in, and pictures of paper. */
export const ATTACHMENT_KINDS = {
  pdf: { mime: 'application/pdf', endings: ['.pdf'] },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['.docx'],
  },
  doc: { mime: 'application/msword', endings: ['.doc'] },
  odt: { mime: 'application/vnd.oasis.opendocument.text', endings: ['.odt'] },
  jpeg: { mime: 'image/jpeg', endings: ['.jpg', '.jpeg'] },
  png: { mime: 'image/png', endings: ['.png'] },
  webp: { mime: 'image/webp', endings: ['.webp'] },
} as const

export type AttachmentKind = keyof typeof ATTACHMENT_KINDS

/** For the attribute `accept`: by endings, which every system knows. */
export const ATTACHMENT_ENDINGS: string[] = Object.values(ATTACHMENT_KINDS).flatMap(
  ({ endings }) => endings,
)

/** What is checked of a file. The browser goes by its name, the lead function by its bytes. */
export type Attachment = { name: string; size: number; isKnown: boolean }

/** Beside it, what all files of its form have together, in bytes. */
export type SentAttachment = Attachment & { together: number }

/** The file of a field, from what a browser's form or the lead function has for it; without a name there is none. */
export const attachmentOf = (raw: unknown): Attachment => {
  const first = isList(raw) ? raw[0] : raw
  if (typeof first !== 'object' || first === null) return NONE
  const { name, size, isKnown } = first as Partial<Attachment>
  if (typeof name !== 'string' || name === '' || typeof size !== 'number') return NONE
  return { name, size, isKnown: isKnown ?? hasKnownEnding(name) }
}

/** What is wrong with a file, if there is one. `n` is in megabytes. */
export const attachmentProblem = (file: SentAttachment): RuleMessage | undefined => {
  const { name, size, isKnown, together } = file
  if (name === '') return undefined
  if (size > LEAD_FILES_MAX_BYTES) return TOO_LARGE
  if (!isKnown || size === 0) return { key: 'rule.file.kind' }
  return together > LEAD_FILES_MAX_BYTES ? TOO_LARGE_TOGETHER : undefined
}

const values = { n: LEAD_FILES_MAX_BYTES / 1_000_000 }

export const TOO_LARGE: RuleMessage = { key: 'rule.file.size', values }

const TOO_LARGE_TOGETHER: RuleMessage = { key: 'rule.file.together', values }

const NONE: Attachment = { name: '', size: 0, isKnown: true }

/** A `FileList` is no array. */
const isList = (raw: unknown): raw is ArrayLike<unknown> =>
  typeof raw === 'object' && raw !== null && 'length' in raw

const hasKnownEnding = (name: string): boolean =>
  ATTACHMENT_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))
