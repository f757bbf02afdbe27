import { describe, expect, test } from 'vitest'
import type { MarkdownOptions } from '#src/components/markdown/render-markdown.ts'
import { richTextHtml } from '#src/components/ui/rich-text-html.ts'
import type { Image } from '#src/models/parts/media.ts'

const WIDE: Image = { src: '/media/sea.0a1b2c3d.jpg', width: 1600, height: 900 }
const TALL: Image = { src: '/media/tower.0a1b2c3d.jpg', width: 900, height: 1600 }
const DRAWING: Image = { src: '/media/key.0a1b2c3d.svg', width: 24, height: 24 }

const render = (markdown: string, options?: MarkdownOptions): string =>
  richTextHtml(
    {
      ...{ markdown, links: { '/about': '/ar/about' } },
      pictures: {
        '/uploads/sea.jpg': WIDE,
        '/uploads/tower.jpg': TALL,
        '/uploads/key.svg': DRAWING,
      },
    },
    options,
  )

/** The elements, without attributes but those that matter here, and the words. */
const outline = (html: string): string =>
  html.replaceAll(/<\/?(?:picture|source)\b[^>]*>/g, '').replace(/<(\w+) [^>]*>/g, (tag, name) => {
    const value = / (?:alt|href)="([^"]*)"/.exec(tag)?.[1]
    return value ? `<${name} ${value}>` : `<${name}>`
  })

describe('a picture with a line for itself', () => {
  test('is a figure in AVIF of several widths, with its size, and opens large', () => {
    const html = render('![The sea](/uploads/sea.jpg)')
    expect(outline(html)).toBe('<figure><a /media/sea.0a1b2c3d.jpg><img The sea></a></figure>')
    expect(html).toContain('data-gallery="pictures"')
    expect(html).toMatch(
      /<source type="image\/avif" srcset="[^"]*&amp;w=684&amp;fm=avif[^"]* 684w,/,
    )
    expect(html).toMatch(/sizes="\(min-width: 736px\) 46.2rem, [^"]+" width="1600" height="900">/)
    expect(html).toMatch(
      /<img src="\/.netlify\/images\?[^"]*fm=webp" alt="The sea" width="1600" height="900" loading="lazy" decoding="async">/,
    )
  })

  test('has its title as caption, and nowhere else', () => {
    const html = render('![The sea](/uploads/sea.jpg "From the *quay*")')
    expect(html).toContain('<figcaption>From the *quay*</figcaption>')
    expect(html).not.toContain('title=')
  })

  test('says if it is upright, and is not made larger than it is', () => {
    expect(render('![A tower](/uploads/tower.jpg)')).toContain(
      '<figure style="max-inline-size:900px" data-shape="upright">',
    )
  })

  test('leaves the words above and below it as paragraphs, as the picker of the CMS puts it', () => {
    const line = '![The sea](/uploads/sea.jpg)'
    const figure = '<figure><a /media/sea.0a1b2c3d.jpg><img The sea></a></figure>'
    expect(outline(render(`One\n${line}\n${line}\nTwo *three*\nfour`))).toBe(
      `<p>One</p>${figure}${figure}<p>Two <em>three</em>\nfour</p>`,
    )
    expect(outline(render(`One  \n${line}  \nTwo`))).toBe(`<p>One</p>${figure}<p>Two</p>`)
  })

  test('leads where its editor lets it lead', () => {
    expect(outline(render('[![The sea](/uploads/sea.jpg)](/about)'))).toBe(
      '<figure><a /ar/about><img The sea></a></figure>',
    )
  })

  test('that has no words, or the name of its file for words, opens nothing and says nothing', () => {
    for (const alt of ['', 'IMG_1234.JPG']) {
      const html = render(`![${alt}](/uploads/sea.jpg)`)
      expect(outline(html)).toBe('<figure><img></figure>')
    }
  })
})

describe('a picture among words', () => {
  test('stays among them', () => {
    expect(outline(render('Take ![a key](/uploads/key.svg) and go'))).toBe(
      '<p>Take <img a key> and go</p>',
    )
    expect(outline(render('- ![The sea](/uploads/sea.jpg)'))).toBe(
      '<ul>\n<li><img The sea></li>\n</ul>',
    )
    expect(outline(render('One ![The sea](/uploads/sea.jpg)', { inline: true }))).toBe(
      'One <img The sea>',
    )
  })

  test('is taken as it is where it is a drawing', () => {
    expect(render('A ![key](/uploads/key.svg)')).toBe(
      '<p>A <picture><img src="/media/key.0a1b2c3d.svg" alt="key" width="24" height="24" loading="lazy" decoding="async"></picture></p>',
    )
  })
})

describe('a link to a film with a line for itself', () => {
  const FILM = '/media/film.0a1b2c3d.mp4'
  const PAGE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
  const film = (markdown: string, options?: MarkdownOptions): string =>
    richTextHtml(
      {
        markdown,
        links: { '/uploads/film.mp4': FILM, '/about': '/about' },
        files: { '/uploads/film.mp4': { name: 'film.mp4', facts: 'MP4, 1.3 MB' } },
        films: { '/uploads/film.mp4': { src: FILM, mime: 'video/mp4' } },
        pictures: { '/uploads/sea.jpg': WIDE },
        filmWords: { title: 'The film', play: 'Play', ask: '{host} asks', leave: 'At {host}' },
      },
      options,
    )

  test('of the library is a film that loads nothing, under its words', () => {
    const html = film('Before\n[A walk](/uploads/film.mp4)\nafter')
    expect(outline(html)).toBe(
      '<p>Before</p><figure><video></video><figcaption>A walk</figcaption></figure><p>after</p>',
    )
    expect(html).toContain(' controls="" playsinline="" preload="none" aria-label="A walk">')
    expect(html).toContain(`<source src="${FILM}" type="video/mp4">`)
  })

  test('of the library may have a picture, with a caption', () => {
    const html = film('[![The sea](/uploads/sea.jpg "From the quay")](/uploads/film.mp4)')
    expect(html).toMatch(
      /data-poster="[^"]*sea[^"]*" width="1600" height="900" aria-label="The sea"/,
    )
    expect(html).toContain('<figcaption>From the quay</figcaption>')
    expect(html).not.toContain('<a ')
  })

  test('as the picker of the CMS names it has no words of its own', () => {
    const html = film('[film.mp4](/uploads/film.mp4)')
    expect(html).toContain('aria-label="The film"')
    expect(html).not.toContain('figcaption')
  })

  test('of YouTube is a picture that leads there, and asks before a script loads the player', () => {
    const html = film(
      `[![The sea](/uploads/sea.jpg "From the quay")](https://youtu.be/aqz-KE-bpKQ)`,
    )
    expect(outline(html)).toMatch(
      /^<figure><div><a https:\/\/www.youtube.com\/watch\?v=aqz-KE-bpKQ><img The sea><span>Play · YouTube<\/span><\/a><div><p>YouTube asks<\/p>/,
    )
    expect(outline(html)).toContain(`<a ${PAGE}>At YouTube</a>`)
    expect(outline(html)).toContain('</div></div><figcaption>From the quay</figcaption></figure>')
    expect(html).toContain(
      'data-player="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&amp;rel=0"',
    )
    expect(html).toContain(' hidden="">')
    expect(html).not.toContain('<iframe')
  })

  test.each([
    ['https://youtu.be/aqz-KE-bpKQ', 'The film'],
    ['<https://youtu.be/aqz-KE-bpKQ>', 'The film'],
    ['[A *short* walk](https://vimeo.com/1084537)', 'A short walk'],
  ])('of a host may have words in place of a picture: %s', (markdown, words) => {
    const html = film(markdown)
    expect(outline(html)).toContain(`><span>${words}</span><span>Play · `)
    expect(html).toContain(`data-title="${words}"`)
  })

  test('is a link among words, in a line of words and in a text without films', () => {
    const links = ['See [it](https://youtu.be/aqz-KE-bpKQ)', 'See [it](/uploads/film.mp4) now']
    for (const markdown of links) expect(film(markdown)).toMatch(/^<p>See <a [^>]*>it/)
    expect(film(links[1] as string)).toContain('>it (MP4, 1.3 MB)</a> now')
    expect(film('[it](https://youtu.be/aqz-KE-bpKQ)', { inline: true })).toMatch(
      /^<a [^>]*>it<\/a>$/,
    )
    expect(render('[it](https://youtu.be/aqz-KE-bpKQ)')).toMatch(/^<p><a [^>]*>it<\/a><\/p>$/)
    expect(outline(film('[it](/about)'))).toBe('<p><a /about>it</a></p>')
  })
})

test.each([
  'https://elsewhere.example/sea.jpg',
  '/sea.jpg',
  '/media/sea.0a1b2c3d.jpg',
  'constructor',
])('a picture that the site does not have, %s, leaves its words', (address) => {
  expect(render(`![The sea](${address} "t")`)).toBe('<p>The sea</p>')
})
