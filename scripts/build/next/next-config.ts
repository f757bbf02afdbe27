import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { nextVariables } from '../../../src/environment/next-variables.ts'
import { NEXT_FILES } from '../../../src/lib/next-files.ts'
import { EXPORT_FOLDER, PAGES_IN_HAND, SEGMENTS_FILE, WORKERS } from './settings.ts'

/**
 * How Next builds and serves this project. The build runs Next through this folder, which sets what is read from
 * the environment here (`start-next.ts`).
 *
 * @param root the folder of the project.
 */
export const nextConfig =
  (root: string) =>
  (phase: string): NextConfig => ({
    ...(phase === PHASE_DEVELOPMENT_SERVER
      ? { rewrites: developmentRewrites }
      : { output: 'export', distDir: EXPORT_FOLDER }),
    // Only pages that were rendered by the same code share Next's build id: a browser that sees a different id
    // reloads the page (docs/decisions/0004-one-build-id.md).
    generateBuildId: () => nextVariables(process.env).NEXT_BUILD_ID ?? 'mira',
    images: { unoptimized: true },
    poweredByHeader: false,
    // They are not in the output: see scripts/build/store/source-map-store.ts.
    productionBrowserSourceMaps: true,
    reactStrictMode: true,
    // A page takes milliseconds; the limit ends what hangs. Next's own, a minute, was not enough for the first pages of
    // workers on a machine that did much else, and the error then says that a page has no size.
    staticPageGenerationTimeout: 600,
    typescript: { ignoreBuildErrors: true },
    experimental: {
      cpus: WORKERS,
      // All pages need nearly all styles: four files in place of six are all fetched at once before the first paint,
      // beside fonts and the opening picture.
      cssChunking: { type: 'graph', requestCost: 100_000_000, weightDistribution: 0 },
      // Without prefetching by segment, nothing uses the sizes that Next would measure for it.
      prefetchInlining: false,
      // All failing pages are reported together.
      prerenderEarlyExit: false,
      staticGenerationMaxConcurrency: PAGES_IN_HAND,
      // Each compile starts without a cache: writing one takes a third of the compile's time.
      turbopackFileSystemCacheForBuild: false,
    },
    turbopack: {
      root: packagesRoot(root),
      ...(!nextVariables(process.env).PLAIN_NEXT && {
        rules: {
          [`**/${SEGMENTS_FILE}`]: {
            loaders: [join(root, 'scripts/build/next/skip-segments.cjs')],
          },
        },
      }),
    },
  })

/** The folder above `node_modules`: the project itself, or one above a copy of it. */
const packagesRoot = (root: string): string =>
  join(createRequire(join(root, 'next.config.ts')).resolve('next/package.json'), '../../..')

/** In the dev server media come from the snapshot, and the default locale answers without a prefix. */
const developmentRewrites = async () => {
  const { DEFAULT_LOCALE = '', OTHER_LOCALES = '', MEDIA_ORIGIN = '' } = nextVariables(process.env)
  const taken = [DEFAULT_LOCALE, ...OTHER_LOCALES.split(','), NEXT_FILES, 'media'].join('|')
  return {
    beforeFiles: [
      { source: '/media/:path*', destination: `${MEDIA_ORIGIN}/media/:path*` },
      {
        source: '/.netlify/images',
        has: [{ type: 'query' as const, key: 'url', value: '/media/(?<file>.*)' }],
        destination: `${MEDIA_ORIGIN}/media/:file`,
      },
      { source: '/', destination: `/${DEFAULT_LOCALE}` },
      { source: `/:path((?!(?:${taken})(?:/|$)).*)`, destination: `/${DEFAULT_LOCALE}/:path` },
    ],
    afterFiles: [],
    fallback: [],
  }
}
