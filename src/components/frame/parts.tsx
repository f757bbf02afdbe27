import type { ComponentType } from 'react'
import type { ModalName } from '#src/site/site-config.ts'
import type { FrameView } from '../view/view.ts'
import { FooterContent } from './FooterContent.tsx'
import { HeaderContent } from './HeaderContent.tsx'
import { Logo } from './Logo.tsx'
import { ModalContent } from './ModalContent.tsx'
import { PaperAddress, PaperLogo } from './PaperParts.tsx'
import { SmallPrint } from './SmallPrint.tsx'

export type FramePartName =
  | 'header'
  | 'lightHeader'
  | 'logo'
  | 'footer'
  | 'smallPrint'
  | 'paperLogo'
  | 'paperAddress'
  | `modal:${ModalName}`

type Part = ComponentType<{ view: FrameView }>

/** The parts of the frame: the contents of elements that the pages have. */
export const frameParts: Record<FramePartName, Part> = {
  header: HeaderContent,
  lightHeader: ({ view }) => <HeaderContent view={view} light />,
  logo: Logo,
  footer: FooterContent,
  smallPrint: SmallPrint,
  paperLogo: PaperLogo,
  paperAddress: PaperAddress,
  'modal:job': ({ view }) => <ModalContent name="job" view={view} />,
  'modal:interest': ({ view }) => <ModalContent name="interest" view={view} />,
  'modal:visit': ({ view }) => <ModalContent name="visit" view={view} />,
  'modal:notify': ({ view }) => <ModalContent name="notify" view={view} />,
}
