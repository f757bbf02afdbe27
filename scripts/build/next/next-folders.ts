import { join } from 'node:path'
import type { NextVariables } from '#src/environment/next-variables.ts'
import { NEXT_FILES } from '#src/lib/next-files.ts'
import { NEXT_FOLDER } from './next-cache.js'
import { EXPORT_FOLDER } from './settings.ts'

/** The folders of a project and its cache, and the fingerprint of the code that renders. */
export type Code = {
  root: string
  cacheDir: string
  codeFingerprint: string
  /** The folder of texts that are parsed already; none are kept without it. */
  textsDir?: string
}

/** Next's own build id: pages of the same code share it, and no others (docs/decisions/0004-one-build-id.md). */
export const nextBuildId = (codeFingerprint: string): string => codeFingerprint.slice(0, 16)

/** Where the models are that Next reads. */
export const modelsDirOf = ({ cacheDir }: Pick<Code, 'cacheDir'>): string =>
  join(cacheDir, 'models')

/** Tells Next where the build has left what it renders. */
export const handedFolders = (
  code: Pick<Code, 'cacheDir' | 'textsDir'>,
): Pick<NextVariables, 'MODELS_DIR' | 'TEXTS_DIR'> => ({
  MODELS_DIR: modelsDirOf(code),
  ...(code.textsDir !== undefined && { TEXTS_DIR: code.textsDir }),
})

/** A path in Next's own folder. */
export const inNext = (root: string, name = ''): string => join(root, NEXT_FOLDER, name)

/** The folder of Next's rendered pages: `<page>.html` and its payload, `<page>.rsc`. */
export const serverPages = ({ root }: Pick<Code, 'root'>): string => inNext(root, 'server/app')

/** The folder of Next's own export: `<page>.html` and its payload, `<page>.txt`. */
export const exportedPages = ({ root }: Pick<Code, 'root'>): string => join(root, EXPORT_FOLDER)

/**
 * The compiled scripts and styles. Below `unloaded` are Next's manifests for its Pages Router: no page here loads
 * them, and one of them lists the pages that were rendered last.
 */
export const compiledAssets = ({ root, codeFingerprint }: Omit<Code, 'cacheDir'>) => ({
  folder: inNext(root, 'static'),
  unloaded: `${nextBuildId(codeFingerprint)}/`,
})

/** The same for Next's own export. */
export const exportedAssets = (code: Omit<Code, 'cacheDir'>) => ({
  ...compiledAssets(code),
  folder: join(exportedPages(code), NEXT_FILES, 'static'),
})
