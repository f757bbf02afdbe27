import { memoOfFew } from '#src/lib/memo.ts'
import type { RichText } from '#src/models/parts/rich-text.ts'
import { type MarkdownOptions, renderMarkdown } from '../markdown/render-markdown.ts'
import button from './Button.module.css'
import film from './Film.module.css'
import textFilm from './TextFilm.module.css'
import { textMedia } from './text-media.ts'

type RichTextOptions = Omit<MarkdownOptions, 'finish'>

/** Gives the text of a key: one that was made for this key before, or the one that it has made now. */
export type KeepText = (key: string, make: () => string) => string

/** Texts that many pages have, such as those of forms and of projects, are parsed once for the pages of a language. */
const KEPT = 200

/** The compiler makes names of classes, so that equal code may have others where it is compiled elsewhere. */
const CLASSES = JSON.stringify([button, film, textFilm])

let keep: KeepText = (_key, make) => make()

/** From now on a text that this function has kept is not parsed again: the build renders in several processes. */
export const keepTextsWith = (kept: KeepText): void => {
  keep = kept
}

/** A text of the content as sanitized HTML, with its pictures and films as the site shows all of theirs. */
export const richTextHtml = (text: RichText, options: RichTextOptions = {}): string =>
  rendered(JSON.stringify([text, options]))

const rendered = memoOfFew(KEPT, (key) =>
  keep(CLASSES + key, () => {
    const [text, options] = JSON.parse(key) as [RichText, RichTextOptions]
    const finish = textMedia(text, { inline: options.inline ?? false })
    return renderMarkdown(text, { ...options, finish })
  }),
)
