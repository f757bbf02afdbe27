import type { Social } from '#src/models/parts/parts.ts'
import { Blocks } from '../blocks/Blocks.tsx'
import { ArticleCard } from '../cards/ArticleCard.tsx'
import { Cards } from '../cards/Cards.tsx'
import { Share } from '../share/Share.tsx'
import { LeadPicture } from '../ui/LeadPicture.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Part } from '../ui/Part.tsx'
import { RichText } from '../ui/RichText.tsx'
import { SocialLinks } from '../ui/SocialLinks.tsx'
import { Tags } from '../ui/Tags.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { View } from '../view/view.ts'
import styles from './ArticlePage.module.css'
import type { PageProps } from './props.ts'

export const ArticlePage = ({ content, view }: PageProps<'article'>) => {
  const { t, date, number } = view
  const { title, summary, text, author, minutes, picture, tags, social, related } = content
  return (
    <>
      <article>
        <PageHeader
          narrow
          title={title}
          summary={summary}
          above={
            <ul className={styles.facts}>
              <li>
                <VisuallyHidden>{t('article.published')}: </VisuallyHidden>
                <time dateTime={content.date}>{date(content.date)}</time>
              </li>
              {author && <li>{t('article.author', { name: author })}</li>}
              <li>{t('article.minutes', { n: number(minutes) })}</li>
              <li>
                <Share title={title} className={styles.share} view={view} />
              </li>
            </ul>
          }
        />
        <LeadPicture picture={picture} gallery="pictures" view={view} />
        <div className={styles.body}>
          <RichText text={text} className={styles.text} />
          <div className={styles.end}>
            {tags.length > 0 && (
              <div className={styles.tags}>
                <h2 className={styles.label}>{t('article.tags')}</h2>
                <Tags tags={tags} view={view} />
              </div>
            )}
            {social.length > 0 && (
              <SocialLinks
                label={t('article.share')}
                socials={social.map(sharing(view))}
                view={view}
              />
            )}
          </div>
        </div>
      </article>
      <Blocks blocks={content.blocks} view={view} />
      {related.length > 0 && (
        <Part title={t('article.related')} tone="sand" paper="never">
          <Cards as={ArticleCard} cards={related} level={3} view={view} />
        </Part>
      )}
    </>
  )
}

/** An address that shares the page has `{url}` where the network takes the page's own address. */
const sharing = ({ shell, page }: View) => {
  const url = encodeURIComponent(new URL(page.path, shell.origin).href)
  return (social: Social) => {
    const href = social.href.replace('{url}', () => url)
    return { ...social, href, shares: href !== social.href }
  }
}
