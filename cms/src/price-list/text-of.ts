import { ListError } from './list-error.ts'

const CONTROLS = /[\u0000-\u0008\u000e-\u001f]/

/**
 * The text of a file: in UTF-8, in UTF-16 with its mark, or else in the letters of western Europe, in which Excel
 * writes CSV there.
 *
 * @throws ListError if it is no text.
 */
export const textOf = (bytes: Uint8Array, name: string): string => {
  const text = decoded(bytes)
  if (!CONTROLS.test(text)) return text
  throw new ListError(`${name} is no text. In Excel, save it as “CSV UTF-8”, or as .xlsx.`)
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
