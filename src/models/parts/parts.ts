import type { z } from 'zod'
import type * as wire from '#src/cms/components.ts'
import type { Href, Link } from '../addresses/links.ts'
import type { EntryContext } from './context.ts'
import type { Image, Picture } from './media.ts'
import type { RichText } from './rich-text.ts'

/** The parts that blocks and detail pages are made of. */

export type SectionData = {
  eyebrow: string | null
  title: string
  text: RichText | null
  anchor: string | null
}

export type Chip = { label: string; icon: Image | null }

export type Item = {
  title: string
  text: RichText | null
  icon: Image | null
  picture: Picture | null
  link: Link | null
}

export type AllCard = Href & { title: string; text: string | null; picture: Picture | null }

export type ButtonImage = Href & { label: string; image: Image }

export type Fact = { label: string; value: string; icon: Image | null }

export type Social = Href & { label: string; icon: Image }

type Wire<Name extends keyof typeof wire> = z.infer<(typeof wire)[Name]>

export const sectionData = (data: Wire<'sectionData'>, context: EntryContext): SectionData => ({
  eyebrow: data.eyebrow,
  title: data.title,
  text: context.optionalRichText(data.text),
  anchor: data.anchor,
})

export const optionalSectionData = (
  data: Wire<'sectionData'> | null,
  context: EntryContext,
): SectionData | null => data && sectionData(data, context)

export const chip = ({ label, icon }: Wire<'chip'>, { media }: EntryContext): Chip => ({
  label,
  icon: media.optional(icon),
})

export const item = (data: Wire<'item'>, context: EntryContext): Item => ({
  title: data.title,
  text: context.optionalRichText(data.text),
  icon: context.media.optional(data.icon),
  picture: optionalPicture(data.images, context),
  link: context.openOne(data.link && context.link(data.link)),
})

export const optionalAllCard = (
  data: Wire<'allCard'> | null,
  context: EntryContext,
): AllCard | null =>
  context.openOne(
    data && {
      title: data.title,
      text: data.text,
      ...context.href(data.href),
      picture: optionalPicture(data.images, context),
    },
  )

/** Those that lead to no account where nobody can sign in. */
export const buttonImages = (
  data: Wire<'buttonImage'>[],
  context: EntryContext<unknown>,
): ButtonImage[] =>
  context.open(
    data.map(({ label, href, image }) => ({
      label,
      ...context.href(href),
      image: context.media.image(image),
    })),
  )

export const fact = ({ label, value, icon }: Wire<'info'>, { media }: EntryContext): Fact => ({
  label,
  value,
  icon: media.optional(icon),
})

/** Those that lead to no account where nobody can sign in. */
export const socials = (data: Wire<'social'>[], context: EntryContext<unknown>): Social[] =>
  context.open(
    data.map(({ label, href, icon }) => ({
      label,
      ...context.href(href),
      icon: context.media.image(icon),
    })),
  )

export const optionalPicture = (
  images: Wire<'images'> | null,
  { media }: EntryContext,
): Picture | null => images && media.picture(images)
