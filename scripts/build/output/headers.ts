import { STATIC_FILES } from '#src/lib/next-files.ts'
import { FILE_POLICY } from '#src/site/file-policy.ts'

const YEAR = 31_536_000

/** Sent with every file. A script policy is not among them: it differs from page to page, and two intersect. */
const SECURITY = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': `max-age=${YEAR}`,
  'X-Content-Type-Options': 'nosniff',
}

const FOR_EVER = { 'Cache-Control': `public, max-age=${YEAR}, immutable` }
/** What editors upload is never a page of the site, whatever it turns out to be. */
const UPLOADED = {
  'Content-Security-Policy': `${FILE_POLICY}; ${SECURITY['Content-Security-Policy']}`,
}
const DOWNLOADED = { 'Content-Disposition': 'attachment' }
const ASK_ALWAYS = { 'Cache-Control': 'no-cache' }

/**
 * Netlify's `_headers`. What has a hash in its name is cached for ever; the manifest of the build is
 * requested again each time. Pages have no rule: Netlify sends `public, max-age=0, must-revalidate` by default. Two
 * rules for one header on one path are better avoided: Netlify joins them, and of joined policies, as for the media,
 * both apply. Patterns end in `/*` after a whole segment, since `/ar*` would match `/articles` too.
 *
 * @see https://docs.netlify.com/routing/headers/
 */
export const headersFile = (): string =>
  [
    block('/*', SECURITY),
    block(`/${STATIC_FILES}/*`, FOR_EVER),
    block('/media/*', { ...FOR_EVER, ...UPLOADED }),
    block('/media/*.pdf', DOWNLOADED),
    block('/media/*.bin', DOWNLOADED),
    block('/.netlify/images', UPLOADED),
    block('/builds/*', ASK_ALWAYS),
  ].join('\n')

const block = (path: string, headers: Record<string, string>): string =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`
