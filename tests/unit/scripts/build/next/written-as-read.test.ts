import { describe, expect, it, test } from 'vitest'
import { byteText } from '#scripts/build/next/byte-text.ts'
import { writtenAsRead } from '#scripts/build/next/written-as-read.ts'

const TARGET = '<div id="target">'

/** Whether the element around a text is found, with all of the text as its content. */
const isFound = (content: string, before = '', after = ''): boolean => {
  const html = byteText(`<body>${before}${TARGET}${content}</div>${after}</body>`)
  const start = html.indexOf(TARGET) + TARGET.length
  return writtenAsRead(html).get(start)?.contentEnd === start + byteText(content).length
}

describe('markup that browsers give back to the byte', () => {
  test.each([
    'words',
    'a &amp; b &lt; c &gt; d',
    'é \u00a0 ’ صفحة',
    '<p class="a" id="b">x<b>y</b></p><p>z</p>',
    '<a href="/a?b=1&amp;c=&quot;2&quot;">x</a><a href="/b">y</a>',
    '<img src="/a.svg" alt=""><br><input type="text" required="">',
    '<ul>\n<li><p>x</p>\n<ul><li>y</li></ul></li>\n</ul>',
    '<dl><div><dt>x</dt><dd>y</dd></div></dl>',
    '<table>\n<thead><tr><th>x</th></tr></thead><tbody>\n<tr><td><p>y</p></td></tr></tbody></table>',
    '<select><option value="a" selected="">x &amp; y</option><optgroup label="b"><option>c</option></optgroup></select>',
    '<svg viewBox="0 0 9 9"><path d="M0 0" pathLength="1"></path><a href="/x"><circle r="1"></circle></a></svg>',
    '<textarea rows="3">x &lt; y</textarea><pre><code>\nx\n</code></pre>',
    '<details open=""><summary>x</summary><p>y</p></details>',
    '<script>if (a < b && c > d) x("<p>")</script>',
    '<noscript><p>no & scripts</p></noscript>',
    '<!--$-->x<!-- -->y<!--/$-->',
  ])('%s', (content) => {
    expect(isFound(content)).toBe(true)
  })
})

describe('markup that browsers give back otherwise, or not all of them in the same way', () => {
  test.each([
    ['&nbsp;'],
    ['&quot;'],
    ['&#x27;'],
    ['&#x3C;'],
    ['a & b'],
    ['a > b'],
    ['a\r\nb'],
    ['a\0b'],
    ['<p>x<p>y</p>'],
    ['<p>x<div>y</div></p>'],
    ['<p>x<b>y</p></b>'],
    ['<b>x<i>y</b>z</i>'],
    ['<a href="/a">x<a href="/b">y</a></a>'],
    ['<button>x<button>y</button></button>'],
    ['<form><form>x</form></form>'],
    ['<h2>x<h3>y</h3></h2>'],
    ['<li>x</li>'],
    ['<dl><dt>x<dd>y</dd></dt></dl>'],
    ['<div><dt>x</dt></div>'],
    ['<table><tr><td>x</td></tr></table>'],
    ['<table>x<tbody></tbody></table>'],
    ['<table><tbody><tr><div>x</div></tr></tbody></table>'],
    ['<select><b>x</b></select>'],
    ['<option><b>x</b></option>'],
    ['<img src="/a.svg" />'],
    ['<img src="/a.svg"/>'],
    ['<path d="M0 0"/>'],
    ['<svg><div>x</div></svg>'],
    ['<svg viewbox="0 0 9 9"></svg>'],
    ['<svg><path gradientunits="x"></path></svg>'],
    ['<svg><path onClick="x"></path></svg>'],
    ['<div viewBox="0 0 9 9"></div>'],
    ['<img srcSet="/a.svg 1x">'],
    ['<p id="a" class="b" id="c">x</p>'],
    ["<p id='a'>x</p>"],
    ['<p hidden>x</p>'],
    ['<p title="a<b">x</p>'],
    ['<p title="a&lt;b">x</p>'],
    ['<p title="a>b">x</p>'],
    ['<p title="&#39;">x</p>'],
    ['<P>x</P>'],
    ['<p >x</p>'],
    ['<my-element>x</my-element>'],
    ['<template><p>x</p></template>'],
    ['<image src="/a.svg">'],
    ['<textarea>\nx</textarea>'],
    ['<pre>\nx</pre>'],
    ['<script>"<!--<script>"</script>'],
    ['<noscript>&nbsp;</noscript>'],
    ['<!--a--b-->'],
    ['<!doctype html>'],
    ['<p>x'],
    ['<p>x</p class="a">'],
    ['x</p>'],
  ])('%j', (content) => {
    expect(isFound(content)).toBe(false)
  })

  it('is what lies too deep', () => {
    const nested = (depth: number) => `${'<div>'.repeat(depth)}x${'</div>'.repeat(depth)}`
    expect(isFound(nested(200))).toBe(true)
    expect(isFound(nested(600))).toBe(false)
  })

  it('does not depend on the elements around, only on what the parser makes of them', () => {
    expect(isFound('x', '<img srcSet="/a 1x"/>', '<p hidden>&#x27;</p>')).toBe(true)
    expect(isFound('x', '<p>')).toBe(false)
    expect(isFound('x', '<table>')).toBe(false)
    expect(isFound('x', '<!--')).toBe(false)
    expect(isFound('x', '<script>')).toBe(false)
  })
})

describe('what may change before the page is hydrated', () => {
  const changing = (content: string) => {
    const html = `<body>${TARGET}${content}</div></body>`
    const found = writtenAsRead(html).get(html.indexOf(TARGET) + TARGET.length)
    return found?.changing.map(([start, end]) => html.slice(start, end))
  }

  test('is known by its attribute or its tag: the opening tags and the text after them', () => {
    expect(
      changing(
        '<p>from <data value="9" data-price=""><bdi>AED 9</bdi></data></p><button data-heart="a" aria-pressed="false"><svg></svg></button><details><summary>x</summary></details>',
      ),
    ).toEqual([
      '<data value="9" data-price=""><bdi>AED 9',
      '<button data-heart="a" aria-pressed="false">',
      '<details>',
    ])
    expect(changing('<p data-price-of="x">y</p>')).toEqual([])
  })

  test('is nothing from which a content could be read by itself', () => {
    const html = '<body><data value="9" data-price=""><bdi>AED 9</bdi></data></body>'
    const found = writtenAsRead(html)
    expect(found.has(html.indexOf('<bdi>'))).toBe(false)
    expect(found.has(html.indexOf('AED 9'))).toBe(false)
    expect(found.has(html.indexOf('<data'))).toBe(true)
  })
})
