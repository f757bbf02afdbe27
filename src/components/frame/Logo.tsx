import { imageSize } from '../ui/Picture.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import type { FrameView } from '../view/view.ts'
import styles from './Logo.module.css'

/** The way home. `light` is for dark grounds. */
export const Logo = ({ view, light = false }: { view: FrameView; light?: boolean }) => {
  const { home, siteName, header } = view.shell
  const { logo, logoLight } = header
  const image = (light && logoLight) || logo
  return (
    <SiteLink href={home} external={false} view={view} className={styles.link}>
      <picture>
        {logoLight && !light && (
          <source media="(prefers-color-scheme: dark)" srcSet={logoLight.src} />
        )}
        <img src={image.src} alt={siteName} {...imageSize(image)} className={styles.logo} />
      </picture>
    </SiteLink>
  )
}
