import { type Fields, media } from '../../entry.ts'

const links = (linkedIn: string, whatsApp: string): Fields[] => [
  {
    label: linkedIn,
    href: 'https://www.linkedin.com/sharing/share-offsite/?url={url}',
    icon: media('social-linkedin.svg'),
  },
  { label: whatsApp, href: 'https://wa.me/?text={url}', icon: media('social-whatsapp.svg') },
]

/** The links under an article that share it, by language: `{url}` is its address. */
export const share = {
  en: links('LinkedIn', 'WhatsApp'),
  ar: links('لينكدإن', 'واتساب'),
  de: links('LinkedIn', 'WhatsApp'),
}
