import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { Image } from '#src/models/parts/media.ts'
import type { RichText } from '#src/models/parts/rich-text.ts'
import { replaceNodes } from '../markdown/replace-nodes.ts'
import { filmFigure } from './film-element.ts'
import { pictureElement, pictureFigure, wordsFor } from './picture-element.ts'

/**
 * Shows the pictures and films of a sanitized text as the site shows all of theirs. One that has a line for itself is a
 * figure, with its title as caption; a picture among words stays among them, and a link to a film a link. Only what
 * the model knows becomes more than the plain element, and nothing of the text gets into the new markup but words.
 */
export const textMedia =
  (text: RichText, { inline }: { inline: boolean }) =>
  (tree: Root) => {
    const { pictures = {}, filmWords } = text
    const images = new Map(Object.values(pictures).map((image) => [image.src, image]))
    if (images.size === 0 && !filmWords) return
    const imageOf = (node: ElementContent): Image | undefined =>
      isElement(node, 'img') ? images.get(String(node.properties.src)) : undefined

    const figureOf = (line: ElementContent[]): Element | undefined => {
      const [only, ...others] = line.filter((node) => !isBlank(node))
      if (!only || others.length > 0) return undefined
      const link = isElement(only, 'a') ? only : undefined
      const film = link && filmFigure(link, text, imageOf)
      if (film) return film
      const [img, ...beside] = link?.children ?? [only]
      const image = img && beside.length === 0 ? imageOf(img) : undefined
      return image && pictureFigure(image, img as Element, link)
    }

    replaceNodes<RootContent>(tree, (node) =>
      !inline && isElement(node, 'p') ? paragraph(node, figureOf) : [node],
    )
    replaceNodes<RootContent>(tree, (node) => {
      const image = node.type === 'element' && imageOf(node)
      return image ? [pictureElement(image, wordsFor(node as Element))] : [node]
    })
  }

/** A paragraph, in pieces where figures stand in it. */
const paragraph = (
  node: Element,
  figureOf: (line: ElementContent[]) => Element | undefined,
): Element[] => {
  const pieces: Element[] = []
  let words: ElementContent[] = []
  const close = () => {
    if (words.some((it) => !isBlank(it))) pieces.push({ ...node, children: trimmed(words) })
    words = []
  }
  for (const line of linesOf(node.children)) {
    const found = figureOf(line)
    if (found) {
      close()
      pieces.push(found)
    } else words.push(...line)
  }
  close()
  return pieces
}

/** The lines of a paragraph as its editor wrote them; each but the last ends with its break. */
const linesOf = (children: ElementContent[]): ElementContent[][] => {
  const lines: ElementContent[][] = [[]]
  for (const child of children) {
    const parts = child.type === 'text' ? child.value.split(/(?<=\n)/) : [child]
    for (const part of parts) {
      lines.at(-1)?.push(typeof part === 'string' ? { type: 'text', value: part } : part)
      if (typeof part === 'string' && part.endsWith('\n')) lines.push([])
    }
  }
  return lines
}

/** Without what only led to the next line. */
const trimmed = (words: ElementContent[]): ElementContent[] => {
  const kept = words.slice(0, words.findLastIndex((node) => !isBlank(node)) + 1)
  const last = kept.pop()
  if (last?.type === 'text') return [...kept, { ...last, value: last.value.trimEnd() }]
  return last ? [...kept, last] : kept
}

const isBlank = (node: ElementContent): boolean =>
  isElement(node, 'br') || (node.type === 'text' && node.value.trim() === '')

const isElement = (node: RootContent | ElementContent, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName
