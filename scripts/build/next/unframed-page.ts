import {
  type PayloadPiece,
  payloadPieces,
  type SplitDocument,
  splitDocument,
} from './content-once.ts'
import { payloadParts } from './inline-payload.ts'

/** A page as Next renders it, without its frame, ready to be joined to one. */
export type UnframedPage = {
  /** A text if the document has no payload, or an unfamiliar one. */
  document: SplitDocument | string
  payload: PayloadPiece[]
}

/** @param html the document, as byte text, like the payload. */
export const unframedPage = (html: string, payload: string): UnframedPage => {
  const parts = payloadParts(payload)
  return {
    document: splitDocument(html) ?? html,
    payload: parts ? payloadPieces(parts) : [payload],
  }
}
