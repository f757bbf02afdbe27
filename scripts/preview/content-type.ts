import { getMimeType, mimes } from 'hono/utils/mime'

/** The captions of films are not among the library's types. */
const TYPES = { ...mimes, vtt: 'text/vtt' }

/** The content type of a file, by its name. */
export const contentType = (path: string): string =>
  getMimeType(path, TYPES) ?? 'application/octet-stream'
