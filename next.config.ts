import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'

const WORKERS = 2

/** Pages that a worker has in hand at a time: more take memory and save no time. */
const PAGES_IN_HAND = 2

/** The folder above `node_modules`: the project itself, or one above a copy of it. */
const packagesRoot = join(
  createRequire(join(import.meta.dirname, 'next.config.ts')).resolve('next/package.json'),
  '../../..',
)

/**
 * The build runs Next through `scripts/build/next`, which sets what is read from the environment here.
 * Pages that were rendered by the same code share Next's build id, and no others: a browser that sees
 * another id than its own loads the page anew (docs/decisions/0004-one-build-id.md).
 */
const config = (phase: string): NextConfig => ({
  ...(phase === PHASE_DEVELOPMENT_SERVER
    ? { rewrites: developmentRewrites }
    : { output: 'export', distDir: process.env.EXPORT_DIR ?? '.cache/export' }),
  generateBuildId: () => process.env.NEXT_BUILD_ID ?? 'mira',
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true },
  // Without prefetching by segment nothing asks for the sizes that Next would measure for it.
  experimental: {
    cpus: WORKERS,
    prefetchInlining: false,
    // All pages that fail are named at once.
    prerenderEarlyExit: false,
    staticGenerationMaxConcurrency: PAGES_IN_HAND,
  },
  turbopack: {
    root: packagesRoot,
    rules: {
      '**/next/dist/**/collect-segment-data.js': {
        loaders: [join(import.meta.dirname, 'scripts/build/next/skip-segments.cjs')],
      },
    },
  },
})

/** In the dev server media come from the snapshot, and the default locale answers without a prefix. */
const developmentRewrites = async () => {
  const { DEFAULT_LOCALE = '', OTHER_LOCALES = '', MEDIA_ORIGIN = '' } = process.env
  const taken = [DEFAULT_LOCALE, ...OTHER_LOCALES.split(','), '_next', 'media'].join('|')
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

export default config
