import type { MediaFile } from '#src/content/snapshot.ts'
import { KINDS, kindOfMime } from '#src/files/kinds.ts'
import { memo } from '#src/lib/memo.ts'
import { languageTag } from '#src/site/language-tags.ts'
import { digitsOf } from '../addresses/locales.ts'
import type { LocaleContext } from './context.ts'

const KILOBYTE = 1_000
const MEGABYTE = 1_000_000

/** Type and size of a file in the words of a language, such as "PDF, 1.2 MB". */
export const fileFacts = (
  { mime, bytes }: Pick<MediaFile, 'mime' | 'bytes'>,
  { locale, word }: Pick<LocaleContext, 'locale' | 'word'>,
): string =>
  word('file.facts')
    .replace('{kind}', () => isolated(kindLabel(mime), locale.dir))
    .replace('{size}', () => sizeText(bytes, locale.code))

/**
 * What a file is called when a visitor saves it: its title, or its name in the media library without the letters that
 * the CMS has added.
 */
export const savedName = (
  { name, mime }: Pick<MediaFile, 'name' | 'mime'>,
  title = ownName(name),
): string => {
  const kind = kindOfMime(mime)
  const ending = kind ? KINDS[kind].endings[0] : ''
  return `${title.replace(NO_NAME, ' ').replace(/\s+/g, ' ').trim()}${ending}`
}

/** What some system does not take in the name of a file. */
const NO_NAME = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu

/** `price-list_0193ab44c1.pdf` was uploaded as `price-list.pdf`. */
const ownName = (name: string): string => name.replace(/\.[^.]*$/, '').replace(/_[0-9a-f]{10}$/, '')

const kindLabel = (mime: string): string => {
  const kind = kindOfMime(mime)
  return kind ? KINDS[kind].label : ''
}

/** Latin letters in a line that runs to the left would take the number after them along. */
const isolated = (label: string, dir: 'ltr' | 'rtl'): string =>
  dir === 'rtl' ? `\u2068${label}\u2069` : label

const sizeText = (bytes: number, code: string): string =>
  bytes < MEGABYTE
    ? kilobytes(code).format(Math.max(1, bytes / KILOBYTE))
    : megabytes(code).format(bytes / MEGABYTE)

const sizeFormat = (unit: string, maximumFractionDigits: number) =>
  memo(
    (code) =>
      new Intl.NumberFormat(languageTag(code), {
        numberingSystem: digitsOf(code),
        style: 'unit',
        unit,
        maximumFractionDigits,
      }),
  )

const kilobytes = sizeFormat('kilobyte', 0)
const megabytes = sizeFormat('megabyte', 1)
