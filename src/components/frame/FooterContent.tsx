import { ConsentLink } from '../tracking/ConsentLink.tsx'
import { ButtonImage } from '../ui/ButtonImage.tsx'
import { imageSize } from '../ui/Picture.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { SocialLinks } from '../ui/SocialLinks.tsx'
import type { FrameView } from '../view/view.ts'
import styles from './Footer.module.css'
import { NavigationLinks } from './NavigationLinks.tsx'

export const FooterContent = ({ view }: { view: FrameView }) => {
  const { t, shell } = view
  const { logo, appStore, playStore, socials, address, columns, legal } = shell.footer
  const stores = [appStore, playStore].filter((store) => store !== null)
  return (
    <div className={styles.inner}>
      <div className={styles.about}>
        <SiteLink href={shell.home} external={false} view={view} className={styles.logoLink}>
          <img
            src={logo.src}
            alt={shell.siteName}
            {...imageSize(logo)}
            loading="lazy"
            className={styles.logo}
          />
        </SiteLink>
        {address && <address className={styles.address}>{address}</address>}
        {stores.length > 0 && (
          <ul className={styles.row}>
            {stores.map((store) => (
              <li key={store.label}>
                <ButtonImage buttonImage={store} view={view} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <nav aria-label={t('shell.footerNavigation')} className={styles.columns}>
        {columns.map(({ title, links }) => (
          <div key={title} className={styles.column}>
            <p className={styles.title}>{title}</p>
            <NavigationLinks links={links} linkClassName={styles.link} view={view} />
          </div>
        ))}
      </nav>
      <div className={styles.end}>
        {legal && <p className={styles.legal}>{legal}</p>}
        <ConsentLink view={view} />
        {socials.length > 0 && (
          <SocialLinks label={t('shell.socials')} socials={socials} view={view} />
        )}
      </div>
    </div>
  )
}
