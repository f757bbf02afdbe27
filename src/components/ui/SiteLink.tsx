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
 * its text.
 */
export const SiteLink = ({
  href,
  external,
  newTab = false,
  view,
  children,
  ...attributes
}: SiteLinkProps) => {
  const content = newTab ? (
    <>
      {children}
      <VisuallyHidden> ({view.t('shell.newTab')})</VisuallyHidden>
    </>
  ) : (
    children
  )
  return (
    <a
      {...attributes}
      href={href || undefined}
      target={newTab && href ? '_blank' : undefined}
      rel={external ? 'noopener' : undefined}
    >
      {content}
    </a>
  )
}
