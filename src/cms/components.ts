import { z } from 'zod'
import {
  anchor,
  day,
  exactText,
  href,
  markdown,
  media,
  optionalExactText,
  optionalHref,
  optionalMarkdown,
  optionalText,
  pattern,
  requiredMedia,
  text,
} from './fields.ts'

/** The components of `cms/src/components`, except for the blocks. Names follow theirs. */

export const link = z.object({ label: text(), href: href(), newTab: z.boolean().nullable() })

export const button = z.object({
  label: text(),
  href: href(),
  icon: media(),
  variant: z.enum(['primary', 'secondary', 'text']),
})

export const buttonImage = z.object({ label: text(), href: href(), image: requiredMedia() })

export const images = z.object({
  desktop: requiredMedia(),
  tablet: media(),
  mobile: media(),
  alt: optionalText(),
})

export const chip = z.object({ label: text(), icon: media() })

export const item = z.object({
  title: text(),
  text: optionalMarkdown(),
  icon: media(),
  images: images.nullable(),
  link: link.nullable(),
})

export const number = z.object({ value: exactText(), label: text() })

export const question = z.object({ question: text(), answer: markdown() })

export const sectionData = z.object({
  eyebrow: optionalText(),
  title: text(),
  text: optionalMarkdown(),
  anchor: anchor().nullable(),
})

export const allCard = z.object({
  title: text(),
  text: optionalText(),
  href: href(),
  images: images.nullable(),
})

export const file = z.object({
  title: text(),
  file: requiredMedia(),
  given: z.enum(['atOnce', 'byForm']),
})

export const info = z.object({ label: text(), value: exactText(), icon: media() })

export const milestone = z.object({
  title: text(),
  percent: z.number().min(0).max(100),
  date: day().nullable(),
  when: optionalText(),
})

export const fee = z.object({
  title: text(),
  percent: z.number().min(0).max(100).nullable(),
  amount: z.int().min(0).nullable(),
})

export const loan = z.object({
  deposit: z.number().min(0).max(95),
  years: z.int().min(1).max(40),
  rate: z.number().min(0).max(25),
})

export const paymentPlan = z.object({
  milestones: z.array(milestone).min(1),
  fees: z.array(fee),
  note: optionalText(),
})

export const coordinates = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

export const travelTime = z.object({
  place: text(),
  minutes: z.int().min(1).max(600),
  by: z.enum(['foot', 'bicycle', 'car', 'transit']),
})

export const progressPicture = z.object({
  date: day(),
  image: requiredMedia(),
  alt: text(),
  percent: z.int().min(0).max(100).nullable(),
})

export const position = z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) })

export const social = z.object({ label: text(), href: href(), icon: requiredMedia() })

export const seo = z.object({
  title: text(),
  description: text(),
  image: media(),
  favicon: media(),
  noIndex: z.boolean().nullable(),
})

const phoneNumber = () =>
  pattern(
    /^\+[1-9](?: ?\d){6,14}$/,
    'must be + and the country code, then digits, such as "+971 4 555 0142"',
  )

export const advisor = z.object({
  fullName: text(),
  languages: optionalText(),
  portrait: media(),
  phone: phoneNumber().nullable(),
  whatsAppNumber: phoneNumber().nullable(),
})

export const sales = z.object({
  askHome: text(),
  askProject: text(),
  askWhenFree: text(),
  href: href(),
  whenFreeHref: optionalHref(),
  visit: button.nullable(),
  call: chip.nullable(),
  whatsApp: chip.nullable(),
  whatsAppMessage: optionalExactText(),
  advisor: advisor.nullable(),
})

export const menuItem = z.object({ label: text(), href: href(), links: z.array(link) })

export const header = z.object({
  logo: requiredMedia(),
  logoLight: media(),
  links: z.array(link),
  menuItems: z.array(menuItem),
  button: button.nullable(),
})

export const column = z.object({ title: text(), links: z.array(link) })

export const footer = z.object({
  logo: requiredMedia(),
  appStore: buttonImage.nullable(),
  playStore: buttonImage.nullable(),
  socials: z.array(social),
  address: optionalText(),
  columnOne: column.nullable(),
  columnTwo: column.nullable(),
  columnThree: column.nullable(),
  legal: optionalText(),
})

export const currencyRate = z.object({
  code: z.string().regex(/^[A-Z]{3}$/),
  rate: z.number().positive(),
  fractionDigits: z.int().min(0).max(4),
})

export const translationEntry = z.object({ key: exactText(), value: exactText() })

export const filterKey = z.enum([
  'project',
  'kind',
  'bedrooms',
  'price',
  'area',
  'floor',
  'amenities',
  'availability',
  'view',
  'orientation',
  'handover',
])

export const filterOption = z.object({
  key: filterKey,
  label: text(),
  control: z.enum(['choice', 'range', 'toggle']),
  more: z.boolean().nullable(),
})

export const filterItem = z.object({
  option: filterKey,
  label: text(),
  value: optionalExactText(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  words: optionalExactText(),
})

export const filterSearch = z.object({
  label: text(),
  first: filterKey,
  second: filterKey.nullable(),
  third: filterKey.nullable(),
})

export const filterSort = z.object({
  key: z.enum(['priceUp', 'priceDown', 'areaUp', 'areaDown', 'floorUp', 'floorDown', 'newest']),
  label: text(),
})

export const unitsFilter = z.object({
  options: z.array(filterOption),
  items: z.array(filterItem),
  sorts: z.array(filterSort),
})
