import { accountPaths } from '#src/account/pages.ts'
import type { RoutedType } from '#src/content/addresses.ts'
import { libraryFile } from '#src/lib/library-file.ts'
import { isSafeLink } from '#src/lib/safe-address.ts'
import { splitPath } from '../addresses/address.ts'
import { refusedEntries } from '../addresses/claims.ts'
import { type Href, type Link, type LinkedFile, resolveHref } from '../addresses/links.ts'
import type { SiteLocale } from '../addresses/locales.ts'
import { entryKey, type PageAddress } from '../addresses/page-addresses.ts'
import type { SiteAddresses } from '../addresses/site-addresses.ts'
import type { EntryPlace, Problem } from '../entries/errors.ts'
import type { FrameContent, LocaleContent } from '../entries/locale-content.ts'
import { fileFacts, savedName } from './linked-file.ts'
import type { Image, Media } from './media.ts'
import { MESSAGES, type MessageKey } from './messages.ts'
import { type ModalForms, modalProblem } from './modal-link.ts'
import { type RichText, richTextModel } from './rich-text.ts'

/** What links and words depend on. */
type LinkContent = Pick<FrameContent, 'translation' | 'all'>

/** Everything that the models of one language are made with; those of its frame with less of the content. */
export type LocaleContext<Content = LocaleContent> = {
  locale: SiteLocale
  content: Content
  media: Media
  /** The page of a key in this language; of a list all its pages, in their order. None if there is none. */
  pagesOf: (key: string) => PageAddress[]
  /** The main page of the language, or of the default one where it has none. */
  home: string
  /** The path of an entry, if it has a page. */
  pathOf: (type: RoutedType, documentId: string) => string | undefined
  /** Whether an entry of the content got the address that it claims. Sooner than `pathOf`, which looks for its page. */
  hasPage: (type: Exclude<RoutedType, 'pages' | 'tags'>, documentId: string) => boolean
  /** Those links that lead to no account, and to no page for signed-in visitors, where nobody can sign in. */
  open: <To extends Href>(links: To[]) => To[]
  /** This link, if it is there and `open` keeps it. */
  openOne: <To extends Href>(link: To | null) => To | null
  /** A text of the interface: the CMS's, or English if it has none. */
  word: (key: MessageKey) => string
  /** This context within one entry: problems are reported under its name. */
  within: (place: EntryPlace) => EntryContext<Content>
}

/** What the models of one entry are made with. */
export type EntryContext<Content = LocaleContent> = LocaleContext<Content> & {
  place: EntryPlace
  href: (href: string) => Href
  link: (link: WireLink) => Link
  /** Null if there is none, or it leads to an account where nobody can sign in (`open`). */
  button: (button: WireButton | null) => Button | null
  /** Those buttons that lead to no account where nobody can sign in (`open`). */
  buttons: (buttons: WireButton[]) => Button[]
  richText: (markdown: string) => RichText
  optionalRichText: (markdown: string | null) => RichText | null
  /** Receives what the entry's editor should fix. */
  report: (problem: string) => void
  /** A file of the media library by its name; undefined if the site does not have it. */
  file: (name: string, title?: string) => (Href & { file: LinkedFile }) | undefined
}

type ButtonVariant = 'primary' | 'secondary' | 'text'
export type Button = Href & { label: string; icon: Image | null; variant: ButtonVariant }

type WireLink = { label: string; href: string; newTab: boolean | null }
type WireButton = { label: string; href: string; icon: string | null; variant: ButtonVariant }

/** @param options.report receives what an editor should fix. */
export const localeContext = <Content extends LinkContent>(options: {
  locale: SiteLocale
  content: Content
  media: Media
  addresses: SiteAddresses
  modalForms: ModalForms
  /** Whether visitors can sign in. */
  hasAccounts: boolean
  report: (problem: Problem) => void
}): LocaleContext<Content> => {
  const { locale, content, media, addresses, modalForms, hasAccounts, report } = options
  const pagesOf = (key: string) => addresses.pagesOf(key, locale.code)
  const closed = new Set(hasAccounts ? [] : closedPaths(content, locale, pagesOf))
  const refused = refusedEntries(addresses.quarantined, locale.code)
  const isOpen = ({ href }: Href) => !closed.has(splitPath(href).path)
  const context: LocaleContext<Content> = {
    locale,
    content,
    media,
    pagesOf,
    home: addresses.mainPageOf(locale) ?? '/',
    open: (links) => links.filter(isOpen),
    openOne: (link) => (link && isOpen(link) ? link : null),
    pathOf: (type, documentId) => addresses.pathOf(entryKey(type, documentId), locale.code),
    hasPage: (type, documentId) => !refused.has(entryKey(type, documentId)),
    word: (key) =>
      content.translation.entries.find((entry) => entry.key === key)?.value ?? MESSAGES[key],
    within: (place) => entryContext(place),
  }

  const isPage = (path: string): boolean =>
    addresses.pageAt(path) !== undefined || addresses.files.has(path)
  const inLanguage = (path: string): string => {
    const alternates = addresses.pageAt(path)?.alternates ?? []
    return alternates.find((alternate) => alternate.locale === locale.code)?.path ?? path
  }

  const fileOf = (name: string, title?: string): (Href & { file: LinkedFile }) | undefined => {
    const file = media.linked(name)
    return (
      file && {
        ...{ href: file.path, external: false },
        file: { name: savedName(file, title), facts: fileFacts(file, context) },
      }
    )
  }
  const resolveFile = (href: string): Href | undefined => {
    const name = libraryFile(href)
    return name === undefined ? undefined : fileOf(name)
  }
  const resolvePage = (href: string): Href | undefined => {
    const resolved = resolveHref({
      ...{ href, prefix: locale.prefix, rules: addresses.rules },
      ...{ isPage, inLanguage },
    })
    // An address that is redirected to a file.
    const name = addresses.files.get(resolved?.href ?? '')
    return name === undefined ? resolved : fileOf(name)
  }

  const entryContext = (place: EntryPlace): EntryContext<Content> => {
    const resolve = (href: string): Href | undefined => {
      const resolved = resolveFile(href) ?? resolvePage(href)
      const problem = resolved ? modalProblem(href, modalForms, content.all.forms) : problemOf(href)
      if (problem === undefined) return resolved
      report({
        entry: `${place.type}/${place.documentId}`,
        locale: place.locale,
        problem,
        about: 'link',
      })
      return undefined
    }
    const href = (address: string): Href =>
      resolve(address) ?? { href: canStand(address) ? address : '', external: false }
    const note = (problem: string) =>
      report({ entry: `${place.type}/${place.documentId}`, locale: place.locale, problem })
    const richText = (markdown: string): RichText =>
      richTextModel(markdown, { media, resolve, report: note, word: context.word })
    const button = ({ label, href: address, icon, variant }: WireButton): Button => ({
      label,
      ...href(address),
      icon: media.optional(icon),
      variant,
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
      button: (wire) => context.openOne(wire && button(wire)),
      buttons: (buttons) => context.open(buttons.map(button)),
      richText,
      optionalRichText: (markdown) => (markdown ? richText(markdown) : null),
      report: note,
      file: fileOf,
    }
  }

  return context
}

/** A context that reads this content, also within other entries, such as those of global blocks. */
export const withContent = (context: EntryContext, content: LocaleContent): EntryContext => ({
  ...context,
  content,
  within: (place) => withContent(context.within(place), content),
})

/** The pages that only signed-in visitors can use. */
const closedPaths = (
  { all }: LinkContent,
  { prefix }: SiteLocale,
  pagesOf: LocaleContext['pagesOf'],
): string[] => [
  ...all.pages
    .filter(({ guard }) => guard === 'auth')
    .flatMap(({ documentId }) => pagesOf(entryKey('pages', documentId)).map(({ path }) => path)),
  ...Object.values(accountPaths(prefix)),
]

/** Whether the address of a link that leads to nothing is kept, so that a page says so. */
const canStand = (address: string): boolean =>
  isSafeLink(address) && libraryFile(address) === undefined

const problemOf = (href: string): string => {
  if (libraryFile(href) !== undefined) {
    return `The link to ${href} names a file that the site does not have, so its words stand without one. Copy the link of a file that is in the media library.`
  }
  return isSafeLink(href)
    ? `The link to ${href} leads to nothing.`
    : `The link to ${href} is no address that a link may have, so its words stand without one. Write a path such as "/contact", or a full address.`
}
