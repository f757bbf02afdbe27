import fc from 'fast-check'

/** A redirect as any editor might write it, or somebody who means harm. */
export type Written = { from: string; to: string; permanent: boolean | null }

const ODD = [
  ...['\n', '\r', '\t', '\0', '\u0085', '\u00a0', '\u200b', '\u2028', '\u202e', '\ufeff', '\ufffe'],
  ...['\ud800', '\udc00', '😀', 'é', 'e\u0301', 'İ', 'ß', 'ق', ' ', '%', '%%', '%zz', '%00', '%0a'],
  ...['%2f', '%2F', '%3f', '%23', '%25', '%252f', '%5c', '\\', '"', "'", '<', '>', '`', '{', '}'],
  ...['|', '^', '~', '!', '$', '$&', '&', '(', ')', '+', ',', ';', '=', '@', '[', ']', ':', '*'],
  ...[
    '#',
    '?',
    '//',
    '/./',
    '/../',
    '/:x',
    '/:splat',
    '/*',
    '*/',
    ' 200',
    ' / 301!',
    ' Country=us',
  ],
]

const odd = fc.constantFrom(...ODD)
const word = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[a-z0-9-]{1,8}$/) },
  { weight: 2, arbitrary: odd },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
  { weight: 1, arbitrary: fc.constantFrom('301', '404', '__proto__', 'constructor', 'page', '2') },
)
const query = fc
  .array(fc.tuple(word, fc.oneof(word, fc.constant(''), fc.constant(':x'))), { maxLength: 3 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))

/** What makes another address of one: each may hide what the first one is. */
const variants: ((address: string, at: number, more: string) => string)[] = [
  (address) => address,
  (address) => `${address}?`,
  (address) => `${address}/`,
  (address) => `${address}/?`,
  (address) => `${address}/*`,
  (address) => `${address}*`,
  (address) => `${address}.html`,
  (address) => `${address}.txt`,
  (address) => `${address}//`,
  (address) => `/${address}`,
  (address) => ` ${address} `,
  (address) => address.toUpperCase(),
  (address) => address.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  (address) => `/x/..${address}`,
  (address) => `/.${address}`,
  (address) => address.replace(/\/[^/]*$/, '/*'),
  (address) => address.replace(/[^/]+$/, ':any'),
  (address, _, more) => `${address}?${more}`,
  (address, _, more) => `${address}#${more}`,
  (address, _, more) => `${address}${more}`,
  (address, _, more) => `${address}/${more}`,
  (address, at, more) => spliced(address, at, more),
  (address, at) => encodedAt(address, at),
  (address, at) => encodedAt(address, at).replaceAll('%', '%25'),
  (address, at) => `${address}/page/${at}`,
  (address) => `/ru${address}`,
  (address) => `/news${address}`,
  (address, at) => `${address}/${'x'.repeat(at * 100)}`,
]

const spliced = (text: string, at: number, more: string) =>
  text.slice(0, at % (text.length + 1)) + more + text.slice(at % (text.length + 1))

const encodedAt = (text: string, at: number) => {
  const position = at % text.length
  const code = text.charCodeAt(position).toString(16).padStart(2, '0')
  return `${text.slice(0, position)}%${code}${text.slice(position + 1)}`
}

const varied = (address: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(address, fc.constantFrom(...variants), fc.nat(40), fc.oneof(word, query))
    .map(([from, vary, at, more]) => vary(from, at, more))

const path = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => `/${words.join('/')}`)

/**
 * Redirects, most of them similar to addresses of the site.
 *
 * @param taken addresses of pages, files and functions.
 */
export const anyRedirect = (taken: string[]): fc.Arbitrary<Written> => {
  const there = fc.constantFrom(...taken)
  const from = fc.oneof(
    { weight: 6, arbitrary: varied(there) },
    { weight: 2, arbitrary: varied(varied(there)) },
    { weight: 3, arbitrary: varied(path) },
    { weight: 1, arbitrary: word },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map((text) => `/${text}`) },
  )
  const to = fc.oneof(
    { weight: 4, arbitrary: there },
    { weight: 2, arbitrary: varied(there) },
    { weight: 2, arbitrary: path },
    { weight: 2, arbitrary: from },
    { weight: 1, arbitrary: path.map((it) => `${it}/:splat`) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.constantFrom('https://', 'HTTPS://', 'http://', 'Http://', '//', 'https:/', 'ftp://'),
          fc.constantFrom(
            'x.example',
            'X.Example',
            ':splat',
            'x.example:99999',
            '',
            'u:p@x.example',
          ),
          path,
        )
        .map((parts) => parts.join('')),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('javascript:alert(1)', 'mailto:a@b.example', '', '\\'),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  )
  return fc.record({ from, to, permanent: fc.constantFrom(true, false, null) })
}
