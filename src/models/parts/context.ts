import type { RoutedType } from '#src/content/addresses.ts'
import { isSafeLink } from '#src/lib/safe-address.ts'
import { type Href, type Link, resolveHref } from '../addresses/links.ts'
import type { SiteLocale } from '../addresses/locales.ts'
import { entryKey, type PageAddress } from '../addresses/page-addresses.ts'
import type { SiteAddresses } from '../addresses/site-addresses.ts'
import type { EntryPlace, Problem } from '../entries/errors.ts'
import type { LocaleContent } from '../entries/locale-content.ts'
import type { Image, Media } from './media.ts'
import { MESSAGES, type MessageKey } from './messages.ts'
import { markdownAddresses, type RichText } from './rich-text.ts'

/** Everything that the models of one language are made with. */
export type LocaleContext = {
  locale: SiteLocale
  content: LocaleContent
  media: Media
  /** The page of a key in this language; of a list all its pages, in their order. None if there is none. */
  pagesOf: (key: string) => PageAddress[]
  /** The path of an entry, if it has a page. */
  pathOf: (type: RoutedType, documentId: string) => string | undefined
  /** A text of the interface: the CMS's, or English if it has none. */
  word: (key: MessageKey) => string
  /** This context within one entry: problems are reported under its name. */
  within: (place: EntryPlace) => EntryContext
}

/** What the models of one entry are made with. */
export type EntryContext = LocaleContext & {
  place: EntryPlace
  href: (href: string) => Href
  link: (link: WireLink) => Link
  button: (button: WireButton) => Button
  richText: (markdown: string) => RichText
  optionalRichText: (markdown: string | null) => RichText | null
}

type ButtonVariant = 'primary' | 'secondary' | 'text'
export type Button = Href & { label: string; icon: Image | null; variant: ButtonVariant }

type WireLink = { label: string; href: string; newTab: boolean | null }
type WireButton = { label: string; href: string; icon: string | null; variant: ButtonVariant }

/** @param options.report receives what an editor should fix. */
export const localeContext = (options: {
  locale: SiteLocale
  content: LocaleContent
  media: Media
  addresses: SiteAddresses
  report: (problem: Problem) => void
}): LocaleContext => {
  const { locale, content, media, addresses, report } = options
  const pagesOf = (key: string) => addresses.pagesOf(key, locale.code)
  const context: LocaleContext = {
    locale,
    content,
    media,
    pagesOf,
    pathOf: (type, documentId) => pagesOf(entryKey(type, documentId))[0]?.path,
    word: (key) =>
      content.translation.entries.find((entry) => entry.key === key)?.value ?? MESSAGES[key],
    within: (place) => entryContext(place),
  }

  const isPage = (path: string): boolean => addresses.pageAt(path) !== undefined
  const inLanguage = (path: string): string => {
    const alternates = addresses.pageAt(path)?.alternates ?? []
    return alternates.find((alternate) => alternate.locale === locale.code)?.path ?? path
  }

  const entryContext = (place: EntryPlace): EntryContext => {
    const resolve = (href: string): Href | undefined => {
      const resolved = resolveHref({
        ...{ href, prefix: locale.prefix, rules: addresses.rules },
        ...{ isPage, inLanguage },
      })
      if (!resolved) {
        report({
          entry: `${place.type}/${place.documentId}`,
          locale: place.locale,
          problem: isSafeLink(href)
            ? `The link to ${href} leads to nothing.`
            : `The link to ${href} is no address that a link may have, so its words stand without one. Write a path such as "/contact", or a full address.`,
          about: 'link',
        })
      }
      return resolved
    }
    const href = (address: string): Href =>
      resolve(address) ?? { href: isSafeLink(address) ? address : '', external: false }
    const richText = (markdown: string): RichText => ({
      markdown,
      links: Object.fromEntries(
        markdownAddresses(markdown)
          .filter((address) => !address.startsWith('data:'))
          .map((address) => [address, resolve(address)?.href ?? null]),
      ),
    })
    return {
      ...context,
      place,
      href,
      link: ({ label, href: address, newTab }) => ({
        label,
        ...href(address),
        newTab: newTab ?? false,
      }),
      button: ({ label, href: address, icon, variant }) => ({
        label,
        ...href(address),
        icon: media.optional(icon),
        variant,
      }),
      richText,
      optionalRichText: (markdown) => (markdown ? richText(markdown) : null),
    }
  }

  return context
}
