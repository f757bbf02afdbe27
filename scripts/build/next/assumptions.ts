/**
 * What this project assumes about Next that Next does not promise. Each assumption has a section in docs/next.md and
 * a contract test; the build also checks those on which it depends.
 */
type AssumptionText = {
  /** A complete sentence about Next. */
  says: string
  /** Where to look when it no longer holds. */
  where: string
}

const BUILD = 'scripts/build/next'
const ROUTER = 'src/components/router'

export const ASSUMPTIONS = {
  'build modes': {
    says: 'Next builds in two steps, `--experimental-build-mode compile` and `generate`, and the first one asks for no pages',
    where: `${BUILD}/run-next.ts`,
  },
  'empty plan': {
    says: 'Next refuses an empty `generateStaticParams` under `output: "export"`, so it is not started when there is nothing to render',
    where: `${BUILD}/render-pages.ts`,
  },
  'prerender manifest': {
    says: 'The compile leaves `.next/prerender-manifest.json` without routes, and the export after `generate` copies only the pages that this file named before',
    where: `${BUILD}/run-next.ts`,
  },
  'export folder': {
    says: 'Next puts its export into `distDir`, which must lie inside the project',
    where: `${BUILD}/settings.ts`,
  },
  'server pages': {
    says: 'Next leaves each rendered page in `.next/server/app` as `.html`, `.rsc` and `.meta`, under its route',
    where: `${BUILD}/postprocess-pages.ts`,
  },
  'segment files': {
    says: 'The function `collectSegmentData` in the file `collect-segment-data.js` makes the segment files of a page, so that a loader can leave them out',
    where: `${BUILD}/skip-segments.cjs`,
  },
  'static files': {
    says: 'Next compiles scripts and styles into `.next/static`, which pages load from `/_next/static`, and its manifests into a folder named by the build id',
    where: `${BUILD}/next-folders.ts`,
  },
  'map comments': {
    says: 'A compiled script that has a source map ends with the comment `//# sourceMappingURL=…` after an empty line, and a style with `/*# sourceMappingURL=…*/`',
    where: 'scripts/build/store/map-comment.ts',
  },
  'source names': {
    says: 'A source map names a file of the project `turbopack:///[project]/<path>`',
    where: 'scripts/stack/readable-stack.ts',
  },
  'build id': {
    says: 'What `generateBuildId` returns is in `.next/BUILD_ID` and in each payload',
    where: `${BUILD}/run-next.ts`,
  },
  workers: {
    says: 'Next assigns each of its `experimental.cpus` workers one unbroken part of the list of pages',
    where: `${BUILD}/models-folder.ts`,
  },
  'memory of the workers': {
    says: 'Next hands `NODE_OPTIONS` on to its workers, with a file to preload',
    where: `${BUILD}/grow-slowly.cjs`,
  },
  'export worker': {
    says: 'The function `exportPages` of `next/dist/export/worker.js` renders pages alone, from what Next sends to a worker as `[1, …, "exportPages", [input]]`',
    where: `${BUILD}/render-directly.ts`,
  },
  'failure message': {
    says: 'Next names each page that fails: `Error occurred prerendering page "/en/about"`',
    where: `${BUILD}/next-error.ts`,
  },
  head: {
    says: 'A document has a head that begins with its character set, before scripts and styles',
    where: `${BUILD}/content-security-policy.ts`,
  },
  'script tags': {
    says: 'A document loads its scripts by `<script src="/_next/…" async=""></script>`',
    where: `${BUILD}/late-scripts.ts`,
  },
  'inline payload': {
    says: 'A document has its payload in scripts `self.__next_f.push([1,"…"])`, in rows of which those of text alone begin with a length, and React does not compare HTML strings with the document when it hydrates',
    where: `${BUILD}/inline-payload.ts`,
  },
  'html strings': {
    says: 'What a component sets as HTML is in the document as it is, and in the payload as one string',
    where: `${BUILD}/finish-pages.ts`,
  },
  'client components': {
    says: 'In the code of the server a client component is a reference with the `$$typeof` of `react.client.reference` and an `$$id`',
    where: 'src/components/static/client-component.ts',
  },
  marks: {
    says: 'Next writes texts and addresses of metadata and of hints for pictures into document and payload as they are, with the entities of React, and nothing else depends on them',
    where: `${BUILD}/fill-page.ts`,
  },
  specimens: {
    says: 'The path of a page is in its payload alone, segment by segment, and nothing else depends on it',
    where: `${BUILD}/render-by-shape.ts`,
  },
  'payload request': {
    says: 'The router asks for the payload of `/a` by one `fetch` of the address `/a.txt?_rsc=…`',
    where: `${ROUTER}/payload-from-page.ts`,
  },
  'payload reply': {
    says: 'Where a payload is missing or of another build, the router loads the page at the `url` of the reply without `.txt`',
    where: `${ROUTER}/payload-from-page.ts`,
  },
  'payload build id': {
    says: 'The router loads a page whole when its payload has another build id than the open one',
    where: `${ROUTER}/payload-from-page.ts`,
  },
  popstate: {
    says: 'The router goes back and forward by the event `popstate` of the window, also by one that is sent later with `history.state`',
    where: `${ROUTER}/history-transition.ts`,
  },
  'history state': {
    says: 'The router treats an entry that was pushed with its own `history.state` as its own, and stays on the page',
    where: `${ROUTER}/history-entry.ts`,
  },
  scrolling: {
    says: 'With `scroll: false` the router does not change the scroll position',
    where: `${ROUTER}/router.ts`,
  },
  'chunk errors': {
    says: 'A script that cannot be loaded causes "Failed to load chunk" or a ChunkLoadError',
    where: `${ROUTER}/chunk-guard.ts`,
  },
} as const satisfies Record<string, AssumptionText>

export type Assumption = keyof typeof ASSUMPTIONS

/** Those that a plain build needs too, so that it is no way out. */
const NEEDED_PLAIN: readonly Assumption[] = ['head', 'inline payload', 'html strings', 'marks']

/** The sentence for the person who upgrades Next. */
export const brokenSentence = (assumption: Assumption, found: string): string => {
  const { says, where } = ASSUMPTIONS[assumption]
  return `Next has changed: ${found}. This project assumes: ${says}. Look at ${where} and at "${assumption}" in docs/next.md.`
}

/** The build depends on an assumption about Next that no longer holds. */
export class NextChangedError extends Error {
  override name = 'NextChangedError'
  readonly assumption: Assumption
  constructor(assumption: Assumption, found: string, options?: ErrorOptions) {
    const wayOut = NEEDED_PLAIN.includes(assumption)
      ? ''
      : ' Until then `npm run build -- --plain` builds the site without it.'
    super(brokenSentence(assumption, found) + wayOut, options)
    this.assumption = assumption
  }
}
