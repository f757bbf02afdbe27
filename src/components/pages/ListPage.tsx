import { pagePath } from '#src/models/addresses/pagination.ts'
import { Blocks } from '../blocks/Blocks.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { Section } from '../ui/Section.tsx'
import { Tags } from '../ui/Tags.tsx'
import { Filtered } from './Filtered.tsx'
import { ListCards } from './ListCards.tsx'
import { ListOpening } from './ListOpening.tsx'
import styles from './ListPage.module.css'
import type { PageProps } from './props.ts'

/** One page of a list. A hero before it holds the page's heading, else the list's title does. */
export const ListPage = ({ content, view }: PageProps<'list'>) => {
  const { title, text, listPath, pagination, before, after } = content
  const hero = before[0]?.block === 'hero'
  const level = hero ? 3 : 2
  return (
    <>
      <Blocks blocks={before} view={view} opening={hero} />
      {!hero && <ListOpening title={title} text={text} />}
      <Section data={null}>
        <div className={styles.list}>
          {hero && (
            <Heading level={2} className={styles.title}>
              {title}
            </Heading>
          )}
          {content.list === 'articles' && (
            <nav aria-label={view.t('article.tags')}>
              <Tags tags={content.tags} view={view} />
            </nav>
          )}
          <Filtered content={content} level={level} view={view}>
            <ListCards content={content} level={level} view={view} opening={!hero} />
            <Pagination
              pagination={pagination}
              hrefOf={(page) => pagePath(listPath, page)}
              view={view}
            />
          </Filtered>
        </div>
      </Section>
      <Blocks blocks={after} view={view} />
    </>
  )
}
