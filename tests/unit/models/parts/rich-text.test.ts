import { describe, expect, it } from 'vitest'
import type { ArticleModel } from '#src/models/pages/article.ts'
import { article, siteOf } from '../../content/small-content.ts'

const SEA = 'sea_0a1b2c3d4e.jpg'
const LIST = 'list_0a1b2c3d4e.pdf'

/** The site of an article with this text; its media library has a picture and a document. */
const siteWith = (text: string) =>
  siteOf({ articles: [article({ text })] }, ({ media }) => {
    const bytes = { bytes: 10, sha256: 'b'.repeat(64) }
    media[SEA] = { name: SEA, mime: 'image/jpeg', width: 1600, height: 900, ...bytes }
    media[LIST] = { name: LIST, mime: 'application/pdf', width: null, height: null, ...bytes }
  })

const textIn = (site: ReturnType<typeof siteWith>) => {
  const page = site.pages.find(({ path }) => path === '/articles/an-article')
  return (page?.content as ArticleModel | undefined)?.text
}
const problemsOf = ({ problems }: ReturnType<typeof siteWith>) =>
  problems
    .filter(({ entry, locale }) => entry === 'articles/article001' && locale === 'en')
    .map(({ problem }) => problem)

const IMAGE = { src: '/media/sea_0a1b2c3d4e.bbbbbbbb.jpg', width: 1600, height: 900 }

describe('a picture in a text', () => {
  it.each([
    `![The sea](/uploads/${SEA})`,
    `![The sea](/uploads/${SEA} "From the quay")`,
    `![The sea][1]\n\n[1]: /uploads/${SEA}`,
    // Where the library keeps its files at another host.
    `![The sea](https://files.example/mira/${SEA})`,
  ])('is published with its size: %s', (text) => {
    const site = siteWith(text)
    expect(Object.values(textIn(site)?.pictures ?? {})).toEqual([IMAGE])
    expect(site.media).toContain(SEA)
    expect(problemsOf(site)).toEqual([])
  })

  it('that is not there makes its entry one that is left out, which is named', () => {
    const site = siteWith('![The sea](/uploads/gone_0a1b2c3d4e.jpg)')
    expect(textIn(site)).toBeUndefined()
    expect(site.quarantined).toContainEqual({
      ...{ type: 'articles', documentId: 'article001', locale: 'en', field: 'text' },
      problem: expect.stringContaining('shows the file "gone_0a1b2c3d4e.jpg"'),
    })
  })

  it.each(['https://elsewhere.example/sea.jpg', '/sea.jpg', `/uploads/${LIST}`, '/articles'])(
    'that is none of the library is reported, and leaves its words: %s',
    (address) => {
      const site = siteWith(`![The sea](${address})`)
      expect(textIn(site)?.pictures).toBeUndefined()
      expect(problemsOf(site)).toEqual([
        expect.stringContaining(`The picture ${address} is no picture of the media library`),
      ])
    },
  )

  it('described by the name of its file is reported', () => {
    expect(problemsOf(siteWith(`![sea.jpg](/uploads/${SEA})`))).toEqual([
      expect.stringContaining('described as "sea.jpg", the name of its file'),
    ])
  })

  it('may be of a film: the text says of which, and what is said of films', () => {
    const walk = 'walk_0a1b2c3d4e.mp4'
    const site = siteOf({ articles: [article({ text: `[x](/uploads/${walk})` })] }, ({ media }) => {
      const size = { width: null, height: null, bytes: 10, sha256: 'b'.repeat(64) }
      media[walk] = { name: walk, mime: 'video/mp4', ...size }
    })
    expect(textIn(site)?.films).toEqual({
      [`/uploads/${walk}`]: { src: '/media/walk_0a1b2c3d4e.bbbbbbbb.mp4', mime: 'video/mp4' },
    })
    expect(textIn(siteWith('https://youtu.be/aqz-KE-bpKQ'))?.filmWords?.play).toBe('Play the film')
    expect(textIn(siteWith('[x](/uploads/list_0a1b2c3d4e.pdf)'))?.filmWords).toBeUndefined()
  })

  it('in code, or in the data of its address, is nothing that is published', () => {
    const site = siteWith(
      `\`![The sea](/uploads/${SEA})\` ![a dot](data:image/gif;base64,R0lGODlhAQABAAAAACw=)`,
    )
    expect(textIn(site)?.pictures).toBeUndefined()
    expect(problemsOf(site)).toEqual([])
  })
})
