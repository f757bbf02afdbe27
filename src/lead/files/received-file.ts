import type { AttachmentKind } from '../attachment.ts'

/** A file as the lead function got it with a form. */
export type ReceivedFile = {
  /** The name of the field. */
  field: string
  /** As the visitor's machine calls it, in one line. */
  name: string
  bytes: Uint8Array
  sha256: string
  /** By its bytes; undefined for one that forms do not take. */
  kind: AttachmentKind | undefined
}
