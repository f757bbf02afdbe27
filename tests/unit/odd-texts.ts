import fc from 'fast-check'

/** Addresses that a browser would run, or read from the visitor's disk, in the ways that they are written. */
export const HOSTILE_ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\u200bscript:alert(1)',
  'javascript://x.example/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:image/png;base64,AAAA',
  'file:///etc/passwd',
  'blob:https://x.example/1',
  'filesystem:https://x.example/1',
  'view-source:https://x.example',
  'intent://x#Intent;end',
]

const HOSTILE = [
  '1px;position:fixed;inset:0;background:red',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '</script><script>alert(1)</script>',
  '<!--',
  ']]>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1)) ![y](data:text/html,x) <javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '![" onerror="alert(1)](/uploads/house.jpg "\\"><script>alert(1)</script>")',
  '[![x](/uploads/house.jpg)](javascript:alert(1))\n![x](/uploads/gone.jpg)',
  'https://youtu.be/aaaaaaaaaaa"onclick=alert(1)\n[x](https://www.youtube.com/watch?v=bbbbbbbbbbb&x=">)',
  '[<b>x</b>](https://vimeo.com/1/javascript:alert(1))\n\n[![" onclick="a](/uploads/house.jpg)](https://youtu.be/ccccccccccc)',
  '{url}',
  '$& $1 $$',
  '%',
  '__proto__',
  'constructor',
]

const ODD = [
  ...['\0', 'a\0b', '\ud800', '\udc00x', '\ufffe', '\uffff', '\u{1ffff}', '\ufdd0', '\u200e'],
  ...['\u202eabc', '\u2066x', '\u2028', '\u2029', '\ufeff', '\u00ad', '\v', '\f', '\u0085', '\r'],
  ...[
    'e\u0301'.repeat(50),
    '\u0300'.repeat(500),
    '👩‍👩‍👧‍👦'.repeat(20),
    'مرحبا',
    'ﷺ',
    ' ',
    '\n\n\n',
    '\t',
  ],
]

const deep = (count: number) => [
  `${'>'.repeat(count)} x`,
  `${'- '.repeat(count)}x`,
  `${'1. '.repeat(count)}x`,
  '*a '.repeat(count) + 'b* '.repeat(count),
  `${'['.repeat(count)}a${'](/x)'.repeat(count)}`,
  `${'!['.repeat(count)}a${'](/x)'.repeat(count)}`,
  `${'[^1]: '.repeat(count)}x`,
  `${'*'.repeat(count)}a${'*'.repeat(count)}`,
  '~a~'.repeat(count),
  `|${'a|'.repeat(count)}\n|${'-|'.repeat(count)}\n${'|\n'.repeat(count)}`,
  Array.from({ length: Math.min(count, 300) }, (_, level) => `${'  '.repeat(level)}- x`).join('\n'),
]

/** Texts as no editor writes them: empty, huge, deep, in odd letters, and meant to be obeyed. */
export const oddTexts: fc.Arbitrary<string> = fc.oneof(
  { weight: 40, arbitrary: fc.string({ minLength: 1, maxLength: 30 }) },
  { weight: 20, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }) },
  { weight: 20, arbitrary: fc.constantFrom(...HOSTILE, ...HOSTILE_ADDRESSES) },
  { weight: 20, arbitrary: fc.constantFrom(...ODD) },
  {
    weight: 5,
    arbitrary: fc.constantFrom('/', '/about', '/units?kind=villa', 'https://x.example'),
  },
  { weight: 2, arbitrary: fc.constantFrom(...deep(15)) },
  { weight: 1, arbitrary: fc.constantFrom(...deep(400), 'long '.repeat(1_900)) },
  { weight: 0.2 * 5, arbitrary: fc.constantFrom('', ...deep(3_000), 'x'.repeat(200_000)) },
)
