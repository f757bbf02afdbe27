import type { Entry, Single } from '#src/cms/types.ts'
import type { Href, Link } from '../addresses/links.ts'
import { layoutPlace } from '../entries/errors.ts'
import type { Button, EntryContext } from './context.ts'
import type { Image } from './media.ts'
import { type Chip, chip } from './parts.ts'

/** What a visitor can do about a home or a project, and who answers. */
export type Sales = {
  /** The main action; null where it would lead to an account and nobody can sign in. */
  action: Link | null
  /** A visit to what can still be had. */
  visit: Button | null
  call: (Chip & Href) | null
  whatsApp: WhatsApp | null
  advisor: Advisor | null
}

/** `message` begins what the visitor writes; `{link}` in it stands for the address of the page. */
export type WhatsApp = Chip & { digits: string; message: string }

export type Advisor = {
  fullName: string
  languages: string | null
  portrait: Image | null
  /** The direct line: the number as its editor wrote it, and the link that calls it. */
  phone: { number: string; href: string } | null
}

type WireSales = NonNullable<Single<'layout'>['sales']>

/** What the main action of a page is about. */
export type Subject = {
  title: string
  label: 'askHome' | 'askProject' | 'askWhenFree'
}

/**
 * The sales actions of a page, or null if the language has none. The project's own advisor and main action go
 * before those of the layout; a number that the project's advisor lacks is the layout's.
 */
export const salesModel = (
  { title, label }: Subject,
  project: Entry<'projects'> | undefined,
  context: EntryContext,
): Sales | null => {
  const { layout } = context.content
  const { sales } = layout
  if (!sales) return null
  // A link to nothing is named with the entry that holds it.
  const shared = context.within(layoutPlace(layout, context.locale.code))
  const advisor = project?.advisor ?? sales.advisor
  const phone = project?.advisor?.phone ?? sales.advisor?.phone
  const number = project?.advisor?.whatsAppNumber ?? sales.advisor?.whatsAppNumber
  return {
    action: mainAction(sales, label, project, shared),
    visit: label !== 'askWhenFree' ? shared.button(sales.visit) : null,
    call: sales.call && phone ? { ...chip(sales.call, context), ...dialled(phone, context) } : null,
    whatsApp:
      sales.whatsApp && number
        ? {
            ...chip(sales.whatsApp, context),
            digits: digitsOf(number),
            message: (sales.whatsAppMessage ?? '{title} {link}').replaceAll('{title}', () => title),
          }
        : null,
    advisor: advisor && advisorModel({ ...advisor, phone: phone ?? null }, context),
  }
}

type WireAdvisor = NonNullable<WireSales['advisor']>

export const advisorModel = (
  { fullName, languages, portrait, phone }: WireAdvisor,
  context: EntryContext,
): Advisor => ({
  fullName,
  languages,
  portrait: context.media.optional(portrait),
  phone: phone ? { number: phone, href: dialled(phone, context).href } : null,
})

const mainAction = (
  sales: WireSales,
  label: Subject['label'],
  project: Entry<'projects'> | undefined,
  shared: EntryContext,
): Link | null => {
  if (project?.salesAction && label !== 'askWhenFree') {
    const { documentId, title } = project
    const place = { type: 'projects', documentId, locale: shared.locale.code, title } as const
    const own = shared.openOne(shared.within(place).link(project.salesAction))
    if (own) return own
  }
  const href = (label === 'askWhenFree' && sales.whenFreeHref) || sales.href
  return shared.openOne(shared.link({ label: sales[label], href, newTab: false }))
}

const dialled = (phone: string, context: EntryContext): Href =>
  context.href(`tel:+${digitsOf(phone)}`)

const digitsOf = (phone: string): string => phone.replace(/\D/g, '')
