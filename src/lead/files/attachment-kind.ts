import { ATTACHMENT_KINDS, type AttachmentKind } from '../attachment.ts'

/** As `src/files/kinds.ts` knows them, which has all the kinds of a site and is too large for the lead function. */
const STARTS: [AttachmentKind, RegExp][] = [
  ['pdf', /^%PDF-[12]\./],
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
]

/** Where a PDF must have its end, as the media library asks for it. */
const TAIL_BYTES = 1024

/** The first bytes of Word's old files, and a name that their directory has. */
const OLE = 'd0cf11e0a1b11ae1'
const OLD_WORD = Buffer.from('WordDocument', 'utf16le')

/** An OpenDocument file begins with the name of its type, not compressed. */
const ODT = `mimetype${ATTACHMENT_KINDS.odt.mime}`
const ODT_AT = 30

/**
 * The kind of a file by its bytes, whatever its name or its sender say; undefined for one that forms do not take, one
 * that is cut off, and documents with macros.
 */
export const attachmentKind = (bytes: Uint8Array): AttachmentKind | undefined => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = file.toString('latin1', 0, 16)
  const known = STARTS.find(([, pattern]) => pattern.test(start))?.[0]
  if (known === 'pdf') return file.subarray(-TAIL_BYTES).includes('%%EOF') ? 'pdf' : undefined
  if (known) return known
  if (file.subarray(0, 8).toString('hex') === OLE) {
    return file.includes(OLD_WORD) && !file.includes(Buffer.from('_VBA_PROJECT', 'utf16le'))
      ? 'doc'
      : undefined
  }
  return file.subarray(0, 4).equals(ZIP) ? zipKind(file) : undefined
}

const ZIP = Buffer.from('PK\x03\x04', 'latin1')
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')

/** Names of the files in an archive are not compressed. */
const zipKind = (file: Buffer): AttachmentKind | undefined => {
  if (!file.includes(ZIP_END) || file.includes('vbaProject.bin')) return undefined
  if (file.subarray(ODT_AT, ODT_AT + ODT.length).equals(Buffer.from(ODT, 'latin1'))) return 'odt'
  return file.includes('word/document.xml') ? 'docx' : undefined
}
