import { languageTag } from '#src/site/language-tags.ts'
import { SiteLink } from '../ui/SiteLink.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { View } from '../view/view.ts'
import styles from './LanguageSwitch.module.css'

const LANGUAGES_ID = 'site-languages'

/**
 * The same page in another language, or that language's home where the page has no counterpart. A language with
 * neither is left out.
 */
export const LanguageSwitch = ({ view }: { view: View }) => {
  const { t, shell, page } = view
  const current = shell.locales.find(({ code }) => code === page.locale)
  const pathIn = (code: string) => page.alternates.find(({ locale }) => locale === code)?.path
  const languages = shell.locales.flatMap((language) => {
    const href = pathIn(language.code) ?? language.home
    return href === null ? [] : [{ ...language, href }]
  })
  if (languages.length < 2) return null
  return (
    <div className={styles.switch}>
      <button type="button" className={styles.button} popoverTarget={LANGUAGES_ID}>
        <VisuallyHidden>{t('shell.language')}: </VisuallyHidden>
        <GlobeIcon />
        {current?.name ?? page.locale}
      </button>
      <nav
        id={LANGUAGES_ID}
        popover="auto"
        className={styles.languages}
        aria-label={t('shell.language')}
      >
        <ul>
          {languages.map(({ code, name, dir, href }) => (
            <li key={code}>
              <SiteLink
                href={href}
                external={false}
                view={view}
                className={styles.language}
                lang={languageTag(code)}
                hrefLang={languageTag(code)}
                dir={dir}
                aria-current={code === page.locale ? 'true' : undefined}
              >
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** `globe` of lucide.dev (ISC licence). */
const GlobeIcon = () => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className={styles.icon}>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20" />
  </svg>
)
