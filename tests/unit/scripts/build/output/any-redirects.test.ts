import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageFile } from '#scripts/build/output/output-site.ts'
import { redirectFiles } from '#scripts/build/output/redirects-file.ts'
import { siteTexts } from '#scripts/build/output/site-files.ts'
import { type RedirectMatcher, readRedirectRules } from '#scripts/preview/redirect-rules.ts'
import { localeClaims } from '#src/models/addresses/claims.ts'
import { siteAddresses } from '#src/models/addresses/site-addresses.ts'
import { localeContent } from '#src/models/entries/locale-content.ts'
import { makeSite } from '#src/models/whole-site/make-site.ts'
import { sharePictureFiles } from '#src/models/whole-site/share-picture.ts'
import { searchFiles } from '#src/models/whole-site/unit-search.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { smallDemo } from '#tests/build/oracle/small-demo.ts'
import { sitemapFiles } from '#tests/fixtures/sitemaps.ts'
import { runs, SOAK_TIMEOUT } from '#tests/soak.ts'
import { anyRedirect, type Written } from './any-redirect.ts'

const ORIGIN = 'https://mira.example'
/** The number of redirects that a site has at once. */
const TOGETHER = 100

const snapshot = await smallDemo()
const site = makeSite({ snapshot, siteConfig, origin: ORIGIN })
const claims = new Map(
  snapshot.locales.map(({ code }) => [
    code,
    localeClaims(localeContent(snapshot, code), siteConfig),
  ]),
)
const pages = site.pages.map(({ path }) => path)
const { _redirects, _headers, ...texts } = {
  ...siteTexts(site, ORIGIN),
  ...searchFiles(site.search),
  ...site.siteSearch,
  ...sharePictureFiles(site.sharePictures),
  ...sitemapFiles(site, ORIGIN),
}
const own = [
  ...site.pages.map((page) => `/${pageFile(page)}`),
  ...Object.keys(texts).map((path) => `/${path}`),
  ...['/_next/static/chunks/main.js', '/media/house.0a1b2c3d.jpg', '/builds/latest.json'],
  ...['/api/lead', '/api/account/me', '/api/redirect/x', '/.netlify/images', '/robots.txt'],
]
const taken = [...new Set([...pages, ...own])]
/** Each address is requested with and without a slash at its end. */
const asked = [...taken, ...pages.map((path) => `${path.replace(/\/$/, '')}/`)]

test(`none of ${runs({ test: 400, soak: 20_000 })} random redirects stops a build or hides a page or a file, and each one left out is named`, {
  timeout: SOAK_TIMEOUT,
}, async () => {
  const seen = { kept: 0, leftOut: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRedirect(taken), { minLength: TOGETHER, maxLength: TOGETHER }),
      async (written) => {
        const { kept, leftOut } = await published(written)
        seen.kept += kept
        seen.leftOut += leftOut
      },
    ),
    { numRuns: runs({ test: 4, soak: 200 }) },
  )
  // Both must be many, or nothing was tried.
  expect(seen.kept).toBeGreaterThan(TOGETHER / 4)
  expect(seen.leftOut).toBeGreaterThan(TOGETHER / 4)
  if (process.env.SOAK) console.info(`${seen.kept} kept, ${seen.leftOut} left out and named`)
})

const published = async (written: Written[]) => {
  const entries = written.map((entry, index) => ({ documentId: `redirect${index}`, ...entry }))
  const { rules, problems } = siteAddresses({
    locales: snapshot.locales,
    claims,
    redirects: entries,
    siteConfig,
  })
  const match = await netlify(redirectFiles({ ...site, redirects: rules })._redirects)

  for (const path of asked) {
    const hidden = match(new Request(ORIGIN + path))
    if (hidden?.force) throw new Error(`${path} leads to ${hidden.to}`)
  }
  const named = new Set(problems.map(({ entry }) => entry))
  const standingRules = new Set(rules.map(({ entry }) => entry))
  for (const { documentId } of entries) {
    if (standingRules.has(documentId)) continue
    expect(
      named,
      `${JSON.stringify(entries.find((it) => it.documentId === documentId))}`,
    ).toContain(`redirects/${documentId}`)
  }
  for (const { from, query, entry } of rules) {
    if (entry === undefined) continue
    const path = from.replace(/\*$/, 'x').split('/').map(encodeURIComponent).join('/')
    const answer = match(
      new Request(`${ORIGIN}${path}${query ? `?${new URLSearchParams(query)}` : ''}`),
    )
    if (!answer?.force) throw new Error(`${from} ${JSON.stringify(query)} leads nowhere`)
  }
  return { kept: standingRules.size - 1, leftOut: entries.length - standingRules.size + 1 }
}

/** Netlify's own parser and engine. It throws for a file that the parser refuses. */
const netlify = async (text: string): Promise<RedirectMatcher> => {
  const outDir = await mkdtemp(join(tmpdir(), 'mira-rules-'))
  try {
    await writeFile(join(outDir, '_redirects'), text)
    return await readRedirectRules({ outDir, configPath: undefined })
  } finally {
    await rm(outDir, { recursive: true })
  }
}
