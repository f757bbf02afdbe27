import type { Link } from '#src/models/addresses/links.ts'
import { SiteLink } from '../ui/SiteLink.tsx'
import type { FrameView } from '../view/view.ts'

type NavigationLinksProps = {
  links: Link[]
  className?: string
  linkClassName?: string
  view: FrameView
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
            aria-current={view.page.current(href)}
          >
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
