import type { Element, ElementContent } from 'hast'
import { isFileName } from '#src/lib/markdown-pictures.ts'
import type { Film, Image } from '#src/models/parts/media.ts'
import type { FilmWords, RichText } from '#src/models/parts/rich-text.ts'
import { FILM_HOSTS, type HostedFilm, hostedFilm } from '#src/site/films.ts'
import buttonStyles from './Button.module.css'
import filmStyles from './Film.module.css'
import { element } from './picture-element.ts'
import { asPoster } from './resized.ts'
import styles from './TextFilm.module.css'

/** What stands in the link to a film: a picture, or words. */
type Shown = { image: Image; img: Element } | { words: string }

/** A link to a film that has a line for itself, as a film; undefined if it leads to anything else. */
export const filmFigure = (
  link: Element,
  text: RichText,
  imageOf: (node: ElementContent) => Image | undefined,
): Element | undefined => {
  const { filmWords, films = {}, links } = text
  if (!filmWords) return undefined
  const href = String(link.properties.href)
  const hosted = hostedFilm(href)
  const shown = shownIn(link, text, imageOf)
  if (hosted) return hostedFigure(hosted, shown, filmWords)
  const [, own] = Object.entries(films).find(([address]) => links[address] === href) ?? []
  return own && ownFigure(own, shown, filmWords)
}

/** As `Film` has it: with the browser's controls, and nothing loaded but the picture until it is started. */
const ownFigure = (film: Film, shown: Shown, words: FilmWords): Element => {
  const poster = 'image' in shown ? shown.image : undefined
  const still = poster && asPoster(poster)
  const source = element('source', { src: film.src, type: film.mime })
  const video = element(
    'video',
    {
      class: filmStyles.film,
      controls: true,
      playsInline: true,
      preload: 'none',
      dataPoster: still,
      width: poster?.width || undefined,
      height: poster?.height || undefined,
      ariaLabel: nameOf(shown) || words.title,
      style: still && `--still:url("${still}")`,
    },
    [source],
  )
  return element('figure', {}, [video, ...caption(shown)])
}

/**
 * A picture that leads to the film's page at its host. A script asks for consent in its place, and loads the player
 * there (`open-film.ts`).
 */
const hostedFigure = ({ host, page, player }: HostedFilm, shown: Shown, words: FilmWords) => {
  const { name } = FILM_HOSTS[host]
  const say = (sentence: string): ElementContent => ({
    type: 'text',
    value: sentence.replaceAll('{host}', () => name),
  })
  const label = element('span', { class: styles.label }, [say(`${words.play} · {host}`)])
  const poster =
    'image' in shown
      ? shown.img
      : element('span', { class: styles.title }, [say(shown.words || words.title)])
  const leads = { href: page, rel: ['noopener'] }
  const link = element(
    'a',
    {
      ...leads,
      class: styles.poster,
      dataPlayer: player,
      dataTitle: nameOf(shown) || words.title,
    },
    [poster, label],
  )
  const ask = element('div', { class: styles.ask, hidden: true }, [
    element('p', {}, [say(words.ask)]),
    element('div', { class: buttonStyles.row }, [
      element('button', { type: 'button', class: styles.agree }, [say(words.play)]),
      element('a', leads, [say(words.leave)]),
    ]),
  ])
  const frame = element('div', { class: styles.frame, dataFilm: host }, [link, ask])
  return element('figure', {}, [frame, ...('image' in shown ? caption(shown) : [])])
}

const shownIn = (
  link: Element,
  { files = {}, links }: RichText,
  imageOf: (node: ElementContent) => Image | undefined,
): Shown => {
  const href = link.properties.href
  const facts = Object.entries(files).find(([address]) => links[address] === href)?.[1].facts
  const children = link.children.filter((it) => it.type !== 'text' || it.value !== ` (${facts})`)
  const [img, ...others] = children
  const image = img && others.length === 0 ? imageOf(img) : undefined
  if (image) return { image, img: img as Element }
  const words = children.map(textOf).join('').trim()
  return { words: isFileName(words) || /^(?:https?:\/\/|www\.)/.test(words) ? '' : words }
}

const nameOf = (shown: Shown): string => {
  if ('words' in shown) return shown.words
  const { alt } = shown.img.properties
  return typeof alt === 'string' && !isFileName(alt) ? alt : ''
}

const caption = (shown: Shown): Element[] => {
  const words = 'words' in shown ? shown.words : shown.img.properties.title
  return typeof words === 'string' && words !== ''
    ? [element('figcaption', {}, [{ type: 'text', value: words }])]
    : []
}

const textOf = (node: ElementContent): string => {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}
