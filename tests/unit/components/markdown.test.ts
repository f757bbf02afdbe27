import { describe, expect, test } from 'vitest'
import type { MarkdownOptions } from '#src/components/markdown/render-markdown.ts'
import { richTextHtml } from '#src/components/ui/rich-text-html.ts'
import { markdownAddresses } from '#src/lib/markdown-addresses.ts'
import { markdownPictures } from '#src/lib/markdown-pictures.ts'
import { isSafeAddress } from '#src/lib/safe-address.ts'

const render = (
  markdown: string,
  links: Record<string, string | null> = {},
  options?: MarkdownOptions,
) => richTextHtml({ markdown, links }, options)

/** As a model would hold it where nothing was wrong: every address leads where it says, or is a picture. */
const renderTrusting = (markdown: string) => {
  const links = Object.fromEntries(markdownAddresses(markdown).map((it) => [it, it]))
  const shown = markdownPictures(markdown).map(({ address }) => address)
  const pictures = Object.fromEntries(shown.map((src) => [src, { src, width: 16, height: 9 }]))
  return richTextHtml({ markdown, links, pictures })
}

/** What the lines around the HTML become; an address in it may become a link as anywhere in a text. */
const MARKDOWN = ['p', 'ul', 'li', 'a']

test('what the panel’s button Underline writes leaves its words, and code as it is', () => {
  expect(render('a <u>firm *date*</u> of `<u>`')).toBe(
    '<p>a firm <em>date</em> of <code>&lt;u></code></p>',
  )
})

describe('raw HTML', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="https://x.example">x</a>',
    '<iframe src="https://x.example"></iframe>',
    '<!-- a comment -->',
    '<style>*{display:none}</style>',
    '<svg onload=alert(1)>',
    '</div>',
    '<?php echo 1 ?>',
    '<![CDATA[x]]>',
  ])('%s is text that can be read', (html) => {
    for (const rendered of [render(html), render(`words ${html} words`), render(`- ${html}`)]) {
      expect(textOf(rendered)).toContain(html)
      expect(elementsOf(rendered).filter((name) => !MARKDOWN.includes(name))).toEqual([])
    }
  })

  test('leaves the Markdown in it in force', () => {
    expect(render('<div>**bold**</div>')).toBe('<p>&lt;div><strong>bold</strong>&lt;/div></p>')
  })

  test('is text in a heading, a table and an alternative text too', () => {
    expect(render('# <b>x</b>')).toBe('<h2>&lt;b>x&lt;/b></h2>')
    expect(elementsOf(render('| <b>x</b> |\n| --- |\n| <i>y</i> |'))).not.toContain('b')
    const picture = renderTrusting('![<b>x</b>](/a.png)')
    expect(elementsOf(picture)).toEqual(['figure', 'a', 'picture', 'source', 'img'])
    expect(picture).toContain('alt="<b>x</b>"')
  })
})

const DANGEROUS = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  'javascript&#x3a;alert(1)',
  '&#106;avascript:alert(1)',
  'java&#115;cript:alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  'java&#9;script:alert(1)',
  'java&#10;script:alert(1)',
  'java&#13;script:alert(1)',
  '&#1;javascript:alert(1)',
  '&#32;javascript:alert(1)',
  '&nbsp;javascript:alert(1)',
  'java&#173;script:alert(1)',
  'java&ZeroWidthSpace;script:alert(1)',
  'javascript\\:alert(1)',
  'vbscript:msgbox(1)',
  'VBSCRIPT:msgbox(1)',
  'vb&#115;cript:msgbox(1)',
  'file:///etc/passwd',
  'FILE:///etc/passwd',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:image/svg+xml,%3Csvg%3E',
  'data:image/pngx;base64,AAAA',
  'data:image/bmp;base64,AAAA',
  'data:,x',
  'data&colon;text/html,x',
  'blob:https://x.example/1',
  'filesystem:https://x.example/1',
  'about:blank',
  'view-source:https://x.example',
  'jar:https://x.example',
  'intent://x#Intent;end',
  'x-javascript:alert(1)',
]

describe('a dangerous address', () => {
  test.each(DANGEROUS)('%s is no link, however it is written (§9.8)', (address) => {
    for (const markdown of [
      `[words](${address})`,
      `[words](<${address}>)`,
      `[words](${address} "title")`,
      `[words][ref]\n\n[ref]: ${address}`,
      `[words][ref]\n\n[ref]: <${address}>`,
      `[ref]\n\n[ref]: ${address}`,
      `<${address}>`,
      `![words](${address})`,
      `![words][ref]\n\n[ref]: ${address}`,
      `[![words](${address})](${address})`,
    ]) {
      for (const html of [render(markdown), renderTrusting(markdown)]) {
        expect(addressesOf(html).filter((it) => !isWeb(it))).toEqual([])
      }
    }
  })

  test('leaves its words', () => {
    expect(render('Read [this *well*](javascript:x) now')).toBe(
      '<p>Read this <em>well</em> now</p>',
    )
    expect(render('![a view](javascript:x)')).toBe('<p>a view</p>')
  })

  test('is no link either where the model says it leads there', () => {
    expect(render('[x](/fine)', { '/fine': 'javascript:alert(1)' })).toBe('<p>x</p>')
    expect(render('[x](javascript:a)', { 'javascript:a': '/fine' })).toBe('<p>x</p>')
  })

  test('does not hide behind the prototype of the links', () => {
    expect(render('[x](constructor) [y](__proto__)')).toBe(
      '<p><a href="constructor">x</a> <a href="__proto__">y</a></p>',
    )
  })
})

describe('a data picture', () => {
  test.each(['gif', 'png', 'jpeg', 'webp'])('of the kind %s is allowed (§9.8)', (kind) => {
    const address = `data:image/${kind};base64,R0lGOD==`
    expect(render(`![a dot](${address})`)).toContain(`<img src="${address}" alt="a dot"`)
    expect(render(`[a dot](${address})`)).toContain(`<a href="${address}"`)
  })
})

describe('an address', () => {
  test('leads where the model says', () => {
    expect(render('[a](/old)', { '/old': '/ar/new' })).toBe('<p><a href="/ar/new">a</a></p>')
    expect(render('[a][b]\n\n[b]: /old', { '/old': '/ar/new' })).toBe(
      '<p><a href="/ar/new">a</a></p>',
    )
  })

  test('that leads to nothing becomes plain text', () => {
    expect(render('[a **b**](/gone)', { '/gone': null })).toBe('<p>a <strong>b</strong></p>')
    expect(render('![a view](/gone.png)', { '/gone.png': null })).toBe('<p>a view</p>')
  })

  test('of which the model knows nothing stays, where it is safe', () => {
    expect(render('www.example.com')).toBe(
      '<p><a href="http://www.example.com" rel="noopener">www.example.com</a></p>',
    )
    expect(render('a@b.example')).toContain('href="mailto:a@b.example"')
  })

  test.each(['https://x.example/', '//x.example/', 'mailto:a@b.example', 'tel:+9714', 'sms:+9714'])(
    'that leaves the site, such as %s, says so to the browser',
    (address) => {
      expect(render(`[a](${address})`)).toBe(`<p><a href="${address}" rel="noopener">a</a></p>`)
    },
  )

  test.each(['/path', '/path?a=b:c', '#anchor', '?q=javascript:x', '/javascript:x', './a:b'])(
    'of the site, such as %s, is safe',
    (address) => {
      expect(isSafeAddress(address)).toBe(true)
      expect(render(`[a](${address})`)).toBe(`<p><a href="${address}">a</a></p>`)
    },
  )

  test('keeps its title', () => {
    expect(render('[a](/b "c")')).toBe('<p><a href="/b" title="c">a</a></p>')
  })

  test('of a definition that is written twice is the first one', () => {
    expect(render('[a]\n\n[a]: /one\n[a]: /two')).toBe('<p><a href="/one">a</a></p>')
  })
})

describe('headings', () => {
  test('begin below the heading of the page', () => {
    expect(render('# One\n\n## Two')).toBe('<h2>One</h2>\n<h3>Two</h3>')
  })

  test('begin where they are told to', () => {
    expect(render('# One\n\n## Two', {}, { headingLevel: 3 })).toBe('<h3>One</h3>\n<h4>Two</h4>')
  })

  test('leave no level out, wherever the editor begins and leaps', () => {
    expect(render('### A\n\n##### B\n\n#### C\n\n### D\n\n# E')).toBe(
      '<h2>A</h2>\n<h3>B</h3>\n<h3>C</h3>\n<h2>D</h2>\n<h2>E</h2>',
    )
  })

  test('go no lower than there are levels', () => {
    expect(render('# A\n\n## B\n\n### C\n\n#### D', {}, { headingLevel: 4 })).toBe(
      '<h4>A</h4>\n<h5>B</h5>\n<h6>C</h6>\n<h6>D</h6>',
    )
  })
})

describe('running text', () => {
  test('may have a table, which scrolls and says what it holds', () => {
    const html = render('| Room | Size |\n| --- | ---: |\n| Bed | 13 |')
    expect(html).toMatch(/^<div role="region" tabindex="0" aria-label="Room, Size"><table>/)
    expect(html).toContain('<td align="right">13</td>')
  })

  test('may have lists, quotes, rules, code and struck words (§1.6)', () => {
    expect(elementsOf(render('3. a\n\n> b\n\n---\n\n`c` ~~d~~\n\n```js\ne\n```'))).toEqual([
      'ol',
      'li',
      'blockquote',
      'p',
      'hr',
      'p',
      'code',
      'del',
      'pre',
      'code',
    ])
    expect(render('3. a')).toContain('<ol start="3">')
  })

  test('says a task and a footnote as they were written', () => {
    expect(render('- [ ] one\n- [x] two')).toBe('<ul>\n<li>☐ one</li>\n<li>☑ two</li>\n</ul>')
    expect(render('a[^1]\n\n[^1]: note')).toBe('<p>a[^1]</p>\n<p>[^1]: note</p>')
  })

  test('is the same each time', () => {
    const markdown = '# A\n\n[b](/c) www.example.com\n\n- [ ] d'
    expect(render(markdown)).toBe(render(markdown))
  })

  test('may be nothing', () => {
    expect(render('')).toBe('')
  })
})

describe('text within a line', () => {
  const inline = (markdown: string) => render(markdown, {}, { inline: true })

  test('has no paragraph around it', () => {
    expect(inline('I *agree* to [this](/a).')).toBe('I <em>agree</em> to <a href="/a">this</a>.')
  })

  test('has line breaks in place of blocks', () => {
    expect(inline('One\n\nTwo\n\n- three\n- four')).toBe('One<br>Two<br>three<br>four')
  })

  test('contains only inline content', () => {
    expect(elementsOf(inline('# a\n\n> b\n\n| c |\n| --- |\n| d |\n\n```\ne\n```'))).toEqual(
      expect.not.arrayContaining(['h2', 'p', 'blockquote', 'table', 'pre', 'div']),
    )
  })
})

const elementsOf = (html: string): string[] =>
  [...html.replace(/"[^"]*"/g, '').matchAll(/<([a-z][a-z0-9]*)/g)].map(
    (match) => match[1] as string,
  )

const textOf = (html: string): string => decode(html.replace(/<[^>]*>/g, ''))

const addressesOf = (html: string): string[] =>
  [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map((match) => decode(match[1] as string))

const isWeb = (address: string): boolean => /^(?:https?:\/\/|mailto:)/.test(address)

const decode = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
