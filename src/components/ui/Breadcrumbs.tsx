import type { View } from '../view/view.ts'
import styles from './Breadcrumbs.module.css'
import { SiteLink } from './SiteLink.tsx'

/** The way from the home page to this one; nothing on the home page. */
export const Breadcrumbs = ({ view }: { view: View }) => {
  const { breadcrumbs, path: pagePath } = view.page
  if (breadcrumbs.length === 0) return null
  return (
    <nav aria-label={view.t('shell.breadcrumb')} className={styles.breadcrumbs}>
      <ol className={styles.list}>
        {breadcrumbs.map(({ label, path }) => (
          <li key={path} className={styles.step}>
            {path === pagePath ? (
              <span aria-current="page">{label}</span>
            ) : (
              <SiteLink href={path} external={false} view={view} className={styles.link}>
                {label}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
