import { fileNameOf } from '#src/cms/fields.ts'
import { KINDS, kindOfMime } from '#src/files/kinds.ts'
import { isFullAddress, libraryFile } from '#src/lib/library-file.ts'
import { markdownAddresses } from '#src/lib/markdown-addresses.ts'
import { isFileName, type MarkdownPicture, markdownPictures } from '#src/lib/markdown-pictures.ts'
import { isDataPicture } from '#src/lib/safe-address.ts'
import type { Href, LinkedFile } from '../addresses/links.ts'
import { MissingFileError } from '../entries/errors.ts'
import type { Film, Image, Media } from './media.ts'
import type { MessageKey } from './messages.ts'

/**
 * A Markdown text with the addresses in it already resolved. It is rendered late, so that reading the
 * content stays cheap: the model holds the source, and `links` maps each address as written to where
 * it leads now, or to null if it leads to nothing. `typography` is set when it is rendered, where the
 * typography of its language is known.
 */
export type RichText = {
  markdown: string
  links: Record<string, string | null>
  /** The files among them, by their addresses as written. */
  files?: Record<string, LinkedFile>
  /** The pictures of the media library that it shows, by their addresses as written. Others leave their words. */
  pictures?: Record<string, Image>
  /** The films of the media library that it links to, by their addresses as written. */
  films?: Record<string, Film>
  /** What is said of films, where there may be some; `{host}` stands for who has them. */
  filmWords?: FilmWords
  typography?: 'ru' | 'en-US'
}

export type FilmWords = { title: string; play: string; ask: string; leave: string }

type Within = {
  media: Media
  /** Where a link leads; undefined if to nothing, which it has reported. */
  resolve: (address: string) => Href | undefined
  /** Receives what the editor should fix. */
  report: (problem: string) => void
  word: (key: MessageKey) => string
}

/**
 * The model of a Markdown text.
 *
 * @throws MissingFileError if it shows a picture of the media library that the site does not have.
 */
export const richTextModel = (markdown: string, within: Within): RichText => {
  const shown = markdownPictures(markdown).filter(({ address }) => !isDataPicture(address))
  const pictures = new Map(
    shown.flatMap((picture) => {
      const image = imageOf(picture, within)
      return image ? [[picture.address, image]] : []
    }),
  )
  const onlyShown = new Set(shown.map(({ address }) => address).filter((it) => !libraryFile(it)))
  const resolved = markdownAddresses(markdown)
    .filter((address) => !address.startsWith('data:') && !onlyShown.has(address))
    .map((address) => [address, within.resolve(address)] as const)
  const files = resolved.flatMap(([address, to]) => (to?.file ? [[address, to.file]] : []))
  return {
    markdown,
    links: Object.fromEntries(resolved.map(([address, to]) => [address, to?.href ?? null])),
    ...(files.length > 0 && { files: Object.fromEntries(files) }),
    ...(pictures.size > 0 && { pictures: Object.fromEntries(pictures) }),
    ...filmsOf(markdown, resolved, within),
  }
}

/** An address of one of the hosts, also without a link around it. */
const MAY_HAVE_FILMS = /youtu\.?be|vimeo/i

const filmsOf = (
  markdown: string,
  resolved: (readonly [address: string, to: Href | undefined])[],
  { media, word }: Within,
): Pick<RichText, 'films' | 'filmWords'> => {
  const films = resolved.flatMap(([address, to]) => {
    const name = to?.file && (libraryFile(address) ?? '')
    const file = name ? media.linked(name) : undefined
    return name && file && roleOf(file) === 'film' ? [[address, media.film(name)]] : []
  })
  if (films.length === 0 && !MAY_HAVE_FILMS.test(markdown)) return {}
  const filmWords = {
    title: word('project.film'),
    play: word('film.play'),
    ask: word('film.ask'),
    leave: word('film.leave'),
  }
  return { ...(films.length > 0 && { films: Object.fromEntries(films) }), filmWords }
}

const roleOf = ({ mime }: { mime: string }) => KINDS[kindOfMime(mime) ?? 'pdf'].role

const imageOf = ({ address, alt }: MarkdownPicture, { media, report }: Within) => {
  const own = libraryFile(address)
  // A library that keeps its files at another host has full addresses.
  const name = own ?? (isFullAddress(address) ? fileNameOf(address) : '')
  const file = media.linked(name)
  if (own !== undefined && !file) throw new MissingFileError(own)
  const role = file && roleOf(file)
  if (role !== 'picture' && role !== 'drawing') return report(notShown(address))
  if (isFileName(alt)) report(namedOnly(alt))
  return media.image(name)
}

const notShown = (address: string): string =>
  `The picture ${address.slice(0, LONGEST)} is no picture of the media library, so its words stand in its place. Upload it, and put it into the text with the picture button.`

const namedOnly = (alt: string): string =>
  `A picture in the text is described as "${alt.slice(0, LONGEST)}", the name of its file, so people who do not see it learn nothing. Write between its square brackets what it shows.`

const LONGEST = 200
