import type { MediaFile } from '#src/content/snapshot.ts'
import type { Href, Link } from '../addresses/links.ts'
import type { SiteLocale } from '../addresses/locales.ts'
import type { SiteAddresses } from '../addresses/site-addresses.ts'
import { layoutPlace, type Problem } from '../entries/errors.ts'
import type { FrameContent } from '../entries/locale-content.ts'
import type { Accounts } from '../pages/own.ts'
import { type Button, type EntryContext, localeContext } from '../parts/context.ts'
import { type Image, mediaResolver } from '../parts/media.ts'
import type { ModalForms } from '../parts/modal-link.ts'
import { type ButtonImage, buttonImages, type Social, socials } from '../parts/parts.ts'

/** Header and footer of a language, with the names of the files that they show, and what an editor should fix in them. */
export type LocaleFrame = { header: Header; footer: Footer; media: string[]; problems: Problem[] }

type Header = {
  /** Whether the site has accounts. Without them nothing but their own pages leads to an account or a page for owners. */
  hasAccounts: boolean
  logo: Image
  logoLight: Image | null
  links: Link[]
  menuItems: MenuItem[]
  button: Button | null
}

type MenuItem = Href & { label: string; links: Link[] }

type Footer = {
  logo: Image
  appStore: ButtonImage | null
  playStore: ButtonImage | null
  socials: Social[]
  address: string | null
  columns: Column[]
  legal: string | null
}

type Column = { title: string; links: Link[] }

type FrameOptions = {
  addresses: SiteAddresses
  locale: SiteLocale
  content: FrameContent
  media: Record<string, MediaFile>
  /** The addresses of files, if not those of the build's output. */
  mediaPath?: ((file: MediaFile) => string) | undefined
  settings: { siteConfig: { modalForms: ModalForms }; accounts?: Accounts }
}

/**
 * Makes what is the same around all pages of a language but for its modals. It depends on nothing of the content but
 * `FrameContent`, so that a build makes it without reading the rest.
 *
 * @throws MissingFileError
 */
export const localeFrame = (options: FrameOptions): LocaleFrame => {
  const { addresses, locale, content, settings } = options
  const { modalForms } = settings.siteConfig
  const hasAccounts = settings.accounts?.configured ?? false
  const problems: Problem[] = []
  const media = mediaResolver(options.media, options.mediaPath)
  const context = localeContext({
    ...{ locale, content, addresses, modalForms, hasAccounts, media },
    report: (problem) => problems.push(problem),
  }).within(layoutPlace(content, locale.code))
  return {
    header: headerModel(content.header, context, hasAccounts),
    footer: footerModel(content.footer, context),
    media: media.shown(),
    problems,
  }
}

type Context = EntryContext<FrameContent>

const headerModel = (
  { logo, logoLight, links, menuItems, button }: FrameContent['header'],
  context: Context,
  hasAccounts: boolean,
): Header => ({
  hasAccounts,
  logo: context.media.image(logo),
  logoLight: context.media.optional(logoLight),
  links: linkModels(links, context),
  menuItems: context.open(
    menuItems.map(({ label, href, links }) => ({
      label,
      ...context.href(href),
      links: linkModels(links, context),
    })),
  ),
  button: context.button(button),
})

const footerModel = (footer: FrameContent['footer'], context: Context): Footer => {
  const [appStore = null] = buttonImages(footer.appStore ? [footer.appStore] : [], context)
  const [playStore = null] = buttonImages(footer.playStore ? [footer.playStore] : [], context)
  return {
    logo: context.media.image(footer.logo),
    appStore,
    playStore,
    socials: socials(footer.socials, context),
    address: footer.address,
    columns: [footer.columnOne, footer.columnTwo, footer.columnThree]
      .filter((column) => column !== null)
      .map(({ title, links }) => ({ title, links: linkModels(links, context) })),
    legal: footer.legal,
  }
}

const linkModels = (links: Parameters<Context['link']>[0][], context: Context): Link[] =>
  context.open(links.map(context.link))
