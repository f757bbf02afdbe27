import type { Tag } from '#src/models/parts/cards.ts'
import type { View } from '../view/view.ts'
import { SiteLink } from './SiteLink.tsx'
import styles from './Tags.module.css'

type TagsProps = { tags: Tag[]; view: View }

/** Subjects, each leading to its articles. The one that is open is marked. */
export const Tags = ({ tags, view }: TagsProps) =>
  tags.length > 0 && (
    <ul className={styles.tags}>
      {tags.map(({ title, path }) => (
        <li key={path}>
          <SiteLink
            href={path}
            external={false}
            view={view}
            className={styles.tag}
            aria-current={path === view.page.path ? 'page' : undefined}
          >
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
