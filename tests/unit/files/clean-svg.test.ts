import { describe, expect, test } from 'vitest'
import { cleanSvg } from '#src/files/clean-svg.ts'
import { FILE_LIMITS } from '#src/files/limits.ts'
import { svg } from './made-files.ts'

const clean = (source: string): string => {
  const cleaned = cleanSvg(source, FILE_LIMITS)
  return cleaned.status === 'clean' ? cleaned.text : `refused: ${cleaned.problem}`
}

describe('what leaves a drawing', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    [
      'a script with a prefix',
      '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
    ],
    ['a script in other letters', '<SCRIPT>alert(1)</SCRIPT>'],
    ['a script as a link', '<script href="/media/x.js"/>'],
    ['a handler', '<rect onclick="alert(1)"/>'],
    ['a handler between lines', '<rect\nonload\n=\n"alert(1)"/>'],
    ['a link', '<a href="javascript:alert(1)"><rect/></a>'],
    ['a web page in it', '<foreignObject><body onload="alert(1)">alert(1)</body></foreignObject>'],
    ['an animation of a link', '<set attributeName="href" to="javascript:alert(1)"/>'],
    ['an animation', '<animate attributeName="xlink:href" values="javascript:alert(1)"/>'],
    ['a picture from elsewhere', '<image href="https://evil.example/x.png"/>'],
    ['a drawing in it as data', '<image href="data:image/svg+xml,&lt;svg onload=alert(1)&gt;"/>'],
    ['a part of another file', '<use xlink:href="https://evil.example/x.svg#a"/>'],
    ['a paint from elsewhere', '<rect fill="url(https://evil.example/x.svg#a)"/>'],
    ['a style that imports', '<style>@import url(https://evil.example/x.css);</style>'],
    ['a style that fetches', '<rect style="fill:url(//evil.example/x)"/>'],
    ['a style that closes itself', '<style>&lt;/style>&lt;script>alert(1)&lt;/script></style>'],
    ['a style with an escape', '<style>a{background:u\\72l(//evil.example)}</style>'],
    ['a style whose text is data', '<style><![CDATA[</style><script>alert(1)</script>]]></style>'],
  ])('%s', (_what, inside) => {
    const text = clean(svg(`<g id="kept"/>${inside}`))
    expect(text).toContain('id="kept"')
    expect(text).not.toMatch(
      /script|alert|evil|on(?:click|load)|<a[\s>]|import|animate|<set|foreign/i,
    )
  })

  test('instructions to load a style, before it begins', () => {
    const text = clean(`<?xml version="1.0"?><?xml-stylesheet href="/media/x.css"?>${svg('<g/>')}`)
    expect(text).not.toContain('stylesheet')
  })

  test('a second drawing behind it: it is refused', () => {
    expect(clean(svg('') + svg('<script>alert(1)</script>'))).toMatch(
      /^refused: is not a complete drawing/,
    )
  })
})

describe('what a drawing keeps', () => {
  test.each([
    ['shapes and paint', '<path d="M0 0h1" fill="#fff" stroke="currentColor" stroke-width="1.5"/>'],
    [
      'gradients and clips of its own',
      '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient><clipPath id="c"><rect width="1"/></clipPath></defs><rect fill="url(#g)" clip-path="url(#c)"/>',
    ],
    [
      'plain styles',
      '<style>.a{fill:url(#g);stroke-width:2px}</style><path class="a" style="fill:red"/>',
    ],
    ['text', '<text x="1" y="2" font-size="3">A &amp; B</text>'],
    [
      'a photograph as data',
      '<image href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"/>',
    ],
    ['what it uses again', '<g id="a"><rect width="1"/></g><use href="#a"/>'],
  ])('%s, byte by byte', (_what, inside) => {
    expect(clean(svg(inside))).toBe(svg(inside))
  })

  test('old links within it, in their new form', () => {
    const old = svg(
      '<g id="a"/><use xlink:href="#a"/>',
      'xmlns:xlink="http://www.w3.org/1999/xlink"',
    )
    expect(clean(old)).toContain('<use href="#a"></use>')
  })
})
