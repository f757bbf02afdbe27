import type { AnchorHTMLAttributes } from 'react'
import type { Href } from '#src/models/addresses/links.ts'
import type { Wording } from '../view/wording.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type SiteLinkProps = Href & { newTab?: boolean; view: Wording } & Omit<
    AnchorHTMLAttributes<HTMLAnchorElement>,
    'href' | 'target' | 'rel'
  >

/**
 * A link. `SiteBehaviour` turns links within the site into soft navigations. Without an address, it renders only
 * its text. A link to a file saves it, and says its type and size to those who listen.
 */
export const SiteLink = ({
  href,
  external,
  file,
  newTab = false,
  view,
  children,
  ...attributes
}: SiteLinkProps) => {
  const opensTab = newTab && !file
  const note = file?.facts ?? (opensTab ? view.t('shell.newTab') : undefined)
  const content = note ? (
    <>
      {children}
      <VisuallyHidden> ({note})</VisuallyHidden>
    </>
  ) : (
    children
  )
  return (
    <a
      {...attributes}
      href={href || undefined}
      target={opensTab && href ? '_blank' : undefined}
      download={file?.name}
      rel={external ? 'noopener' : undefined}
    >
      {content}
    </a>
  )
}
