import type { Link } from '#src/models/addresses/links.ts'
import { SiteLink } from '../ui/SiteLink.tsx'
import type { View } from '../view/view.ts'
import { isCurrent } from './is-current.ts'

type NavigationLinksProps = {
  links: Link[]
  className?: string
  linkClassName?: string
  view: View
}

/** A list of links; the link to the current page is marked. Nothing if there are none. */
export const NavigationLinks = ({ links, className, linkClassName, view }: NavigationLinksProps) =>
  links.length > 0 && (
    <ul className={className}>
      {links.map(({ label, href, external, file, newTab }) => (
        <li key={label}>
          <SiteLink
            href={href}
            external={external}
            file={file}
            newTab={newTab}
            view={view}
            className={linkClassName}
            aria-current={isCurrent(href, view)}
          >
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
