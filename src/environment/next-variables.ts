import type { Given } from './read.ts'

/**
 * What the build tells Next's processes by their environment. Nobody else sets it and its values are texts, so there is
 * nothing to check: writer and readers share the names.
 */
export type NextVariables = {
  /** The folder of the pages' models. */
  MODELS_DIR: string
  /** The folder of texts that are parsed already; without it, none are kept. */
  TEXTS_DIR?: string
  /** The build id that all pages of one version of the code share. */
  NEXT_BUILD_ID?: string
  /** Where `record-export.cjs` writes down what Next gives to its export. */
  EXPORT_RECORD?: string
  /** Names what is preloaded into Next's processes (`render-directly.ts`). */
  NODE_OPTIONS?: string
  /** How long the allocator of the compiler keeps freed memory, in milliseconds. */
  MIMALLOC_PURGE_DELAY?: string
  /** Set for a plain build, without this project's loader. */
  PLAIN_NEXT?: string
  /** For the dev server: the first language, the others, and where media are served. */
  DEFAULT_LOCALE?: string
  OTHER_LOCALES?: string
  MEDIA_ORIGIN?: string
}

/** Reads them in a process of Next, or in one that somebody has started without the build. */
export const nextVariables = (given: Given): Partial<NextVariables> => given
