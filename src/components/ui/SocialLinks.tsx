import type { Social } from '#src/models/parts/parts.ts'
import type { AnyView } from '../view/view.ts'
import { Icon } from './Icon.tsx'
import { SiteLink } from './SiteLink.tsx'
import styles from './SocialLinks.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type SocialLinksProps = {
  label: string
  /** What visitors do with one that `shares` the page is reported as sharing. */
  socials: (Social & { shares?: boolean })[]
  view: AnyView
}

/** Links that show as icons; their names are heard. */
export const SocialLinks = ({ label, socials, view }: SocialLinksProps) => (
  <div className={styles.socials}>
    <p className={styles.label}>{label}</p>
    <ul className={styles.row}>
      {socials.map((social) => (
        <li key={social.label}>
          <SiteLink
            href={social.href}
            external={social.external}
            file={social.file}
            view={view}
            className={styles.link}
            title={social.label}
            data-network={social.shares ? '' : undefined}
          >
            <Icon icon={social.icon} />
            <VisuallyHidden>{social.label}</VisuallyHidden>
          </SiteLink>
        </li>
      ))}
    </ul>
  </div>
)
