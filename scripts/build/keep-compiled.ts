import { join } from 'node:path'
import type { SentryAccess } from '#src/environment/commands.ts'
import { type Code, compiledAssets, exportedAssets, nextBuildId } from './next/next-folders.ts'
import { type AssetStore, assetStore } from './store/asset-store.ts'
import { SourceMapError, sourceMapStore } from './store/source-map-store.ts'
import { uploadSourceMaps } from './upload-source-maps.ts'

type KeepOptions = {
  code: Code
  /** Whether this was a plain build. */
  plain: boolean
  sentryAccess: SentryAccess | undefined
  now: Date
}

type KeptCode = {
  assets: AssetStore
  /** Settles when the source maps were uploaded: with the problem, if there was one. */
  uploaded: Promise<string | undefined>
}

/**
 * Stores what was compiled, for visitors and for reading their errors. A plain build stores its scripts under a
 * different name, since the next build compiles in another way, and it continues without source maps.
 *
 * @throws SourceMapError
 */
export const keepCompiled = async (options: KeepOptions): Promise<KeptCode> => {
  const { code, plain, sentryAccess, now } = options
  const { cacheDir, codeFingerprint } = code
  const compiled = plain ? exportedAssets(code) : compiledAssets(code)
  const assets = assetStore(join(cacheDir, 'assets'))
  await assets.add(plain ? `plain ${codeFingerprint}` : codeFingerprint, compiled, now)

  const maps = sourceMapStore(join(cacheDir, 'source-maps'))
  const release = nextBuildId(codeFingerprint)
  try {
    await maps.add(release, compiled, now)
  } catch (error) {
    if (!plain || !(error instanceof SourceMapError)) throw error
    return { assets, uploaded: Promise.resolve(error.message) }
  }
  return { assets, uploaded: uploadSourceMaps(maps, release, sentryAccess) }
}
