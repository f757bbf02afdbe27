import { SEGMENTS } from '#src/site/site-config.ts'
import { Comparison } from '../comparison/Comparison.tsx'
import { HeartIcon } from '../shortlist/HeartIcon.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Section } from '../ui/Section.tsx'
import { messagesOf } from '../view/wording.ts'
import type { PageProps } from './props.ts'
import styles from './ShortlistPage.module.css'

/** What the comparison says in the browser. */
const MESSAGES = /^(?:shortlist|share)\.|^(?:unit\.plan|form\.retry|shell\.newTab)$/

/** The page of the visitor's shortlist, which only browsers know. */
export const ShortlistPage = ({ content, view }: PageProps<'shortlist'>) => {
  const { t, shell, page } = view
  const { ask, homes, hasAccounts } = content
  const { locale, digits, messages, currency, origin, home } = shell
  const texts = [t('shortlist.text'), hasAccounts && t('shortlist.withAccount')]
  const summary = texts.filter(Boolean).join(' ')
  return (
    <>
      <PageHeader title={t('shortlist.title')} summary={summary}>
        <div className={styles.actions}>
          {ask && (
            <div className={styles.ask}>
              <Button button={{ ...ask, icon: null, variant: 'primary' }} view={view} />
            </div>
          )}
          {homes && (
            <ButtonLink href={homes} external={false} variant="secondary" view={view}>
              {t('shortlist.browse')}
            </ButtonLink>
          )}
        </div>
      </PageHeader>
      <Section data={null}>
        <div className={styles.body}>
          <p data-scripting="none">{t('shortlist.noScript')}</p>
          <Comparison
            units={`${home.replace(/\/$/, '')}/${SEGMENTS.units}`}
            path={page.path}
            address={origin + page.path}
            wording={{ locale, digits, messages: messagesOf(messages, MESSAGES), currency }}
          >
            <Empty mark={<HeartIcon />}>{t('shortlist.empty')}</Empty>
          </Comparison>
        </div>
      </Section>
    </>
  )
}
