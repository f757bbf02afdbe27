/** A file as the request brought it, on its way into the media library. */
export type UploadedFile = {
  filepath: string
  originalFilename?: string | null
  mimetype?: string | null
  /** What Strapi believes over the sender. */
  detectedMimeType?: string
  /** Bytes. */
  size: number
}

/** A file on its way to where files are kept. */
export type StoredFile = { name: string; ext: string; getStream: () => NodeJS.ReadableStream }
