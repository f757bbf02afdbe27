import NextLink from 'next/link'
import type { AnchorHTMLAttributes } from 'react'
import type { Href } from '#src/models/links.ts'
import type { View } from '../view.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type SiteLinkProps = Href & { newTab?: boolean; view: View } & Omit<
    AnchorHTMLAttributes<HTMLAnchorElement>,
    'href' | 'target' | 'rel'
  >

/** A link: within the site a soft navigation, elsewhere or to a place on the page the browser's own. */
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
  const tab = newTab ? { target: '_blank' } : {}
  if (external) {
    return (
      <a {...attributes} {...tab} href={href} rel="noopener">
        {content}
      </a>
    )
  }
  if (href.startsWith('#')) {
    return (
      <a {...attributes} href={href}>
        {content}
      </a>
    )
  }
  return (
    <NextLink {...attributes} {...tab} href={href} prefetch={false}>
      {content}
    </NextLink>
  )
}
