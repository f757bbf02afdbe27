import { type AccountPageName, accountPaths } from '#src/account/pages.ts'
import { textFields } from '#src/cms/text-fields.ts'
import type { ModalName } from '#src/site/site-config.ts'
import type { Tracking } from '#src/site/tracking.ts'
import { digitsOf, type SiteLocale } from '../addresses/locales.ts'
import { searchPath, shortlistPath } from '../addresses/page-addresses.ts'
import type { SiteAddresses } from '../addresses/site-addresses.ts'
import type { Problem } from '../entries/errors.ts'
import { type Consent, consentModel } from '../parts/consent.ts'
import type { EntryContext } from '../parts/context.ts'
import { type FormModel, formOfKey } from '../parts/form.ts'
import { type Image, sharedImage } from '../parts/media.ts'
import { MESSAGES, type MessageKey } from '../parts/messages.ts'
import type { ModalForms } from '../parts/modal-link.ts'
import type { LocaleFrame } from './locale-frame.ts'

/** What every page of a language shows around its content, and what holds for all of them. */
export type Shell = {
  locale: string
  dir: 'ltr' | 'rtl'
  /** The digits of its numbers, such as `latn`, as `Intl` names them. */
  digits: string
  /** The origin of the site, such as `https://mira.example`; no slash at the end. */
  origin: string
  siteName: string
  home: string
  /** Where the account pages of the language are. */
  account: Record<AccountPageName, string>
  /** Where the shortlist of the language is. */
  shortlist: string
  /** Where the search of the language is. */
  search: string
  /** `home` is null for a language without a main page. */
  locales: { code: string; name: string; dir: 'ltr' | 'rtl'; home: string | null }[]
  defaultLocale: string
  seo: {
    title: string
    description: string
    image: string | null
    focus?: string
    favicon: Image | null
  }
  header: LocaleFrame['header']
  footer: LocaleFrame['footer']
  messages: Record<MessageKey, string>
  /** The names of the fields of models that hold words for visitors. The texts of the interface are taken as they are. */
  textFields: string[]
  currency: Currency
  /** Whether its articles can be followed with a reader. */
  hasFeed: boolean
  tracking: Tracking
  /** What visitors are asked before third parties are loaded; null where there are none. */
  consent: Consent | null
  /** The modals whose forms are published. */
  modalNames: ModalName[]
  /** The forms that open over any page; null if the form is not published. */
  modals: Record<ModalName, FormModel | null>
  leads: LeadSettings
  /** Where the browser reports errors; null if nowhere. */
  errorReporting: ErrorReporting | null
}

/** What forms need of the environment that the site is built in. */
export type LeadSettings = {
  /** The address that says where a visitor is: of this site, or of another one. */
  countryLookup: string
  /** Null where Cloudflare Turnstile is not in use. */
  turnstileSiteKey: string | null
}

export type ErrorReporting = {
  /** Sentry's address for the site. */
  dsn: string
  /** The name of this deploy for Sentry, such as `production`. */
  environment: string
  /** The version of the code, under which its source maps are kept. */
  release: string
}

/** Prices are in `base`. What that is worth in the other currencies is in a file of its own (`rates.ts`). */
export type Currency = {
  base: string
  currencies: { code: string; fractionDigits: number }[]
}

/**
 * @param options.context the context of the locale's `layout`.
 * @param options.frame what header and footer show.
 * @param options.report receives the interface texts that the locale lacks.
 */
export const shellModel = (options: {
  context: EntryContext
  frame: Pick<LocaleFrame, 'header' | 'footer'>
  addresses: SiteAddresses
  origin: string
  tracking: Tracking
  modalForms: ModalForms
  leads: LeadSettings
  errorReporting: ErrorReporting | null
  report: (problem: Problem) => void
}): Shell => {
  const { context, addresses, origin, tracking, modalForms } = options
  const { header, footer } = options.frame
  const { leads, errorReporting, report } = options
  const { content, media, locale } = context
  const { seo, siteName } = content.initial
  const modals = {
    job: formOfKey(modalForms.job, context),
    interest: formOfKey(modalForms.interest, context),
    visit: formOfKey(modalForms.visit, context),
    notify: formOfKey(modalForms.notify, context),
  }
  return {
    locale: locale.code,
    dir: locale.dir,
    digits: digitsOf(locale.code),
    origin,
    siteName,
    home: context.home,
    account: accountPaths(locale.prefix),
    shortlist: shortlistPath(locale.prefix),
    search: searchPath(locale.prefix),
    locales: addresses.locales.map((each) => ({
      code: each.code,
      name: each.name,
      dir: each.dir,
      home: addresses.mainPageOf(each) ?? null,
    })),
    defaultLocale: (addresses.locales[0] as SiteLocale).code,
    seo: {
      title: seo.title,
      description: seo.description,
      ...sharedImage(media.optional(seo.image)),
      favicon: media.optional(seo.favicon),
    },
    header,
    footer,
    messages: messages(context, report),
    textFields,
    currency: {
      base: content.currency.base,
      currencies: content.currency.currencies.map(({ code, fractionDigits }) => ({
        code,
        fractionDigits,
      })),
    },
    hasFeed: content.all.articles.length > 0,
    ...consentModel(context, tracking),
    modalNames: (Object.keys(modals) as ModalName[]).filter((name) => modals[name]),
    modals,
    leads,
    errorReporting,
  }
}

/** The interface's texts: the CMS's words, or English if it has none. */
const messages = (
  { content, locale }: EntryContext,
  report: (problem: Problem) => void,
): Record<MessageKey, string> => {
  const translated = new Map(content.translation.entries.map(({ key, value }) => [key, value]))
  const keys = Object.keys(MESSAGES) as MessageKey[]
  const missing = keys.filter((key) => !translated.has(key))
  if (missing.length > 0) {
    report({
      entry: `translation/${content.translation.documentId}`,
      locale: locale.code,
      problem: `The translation lacks ${missing.join(', ')}. English is shown in their place.`,
    })
  }
  return Object.fromEntries(
    keys.map((key) => [key, translated.get(key) ?? MESSAGES[key]]),
  ) as Record<MessageKey, string>
}
