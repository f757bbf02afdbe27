import type { Item as ItemModel } from '#src/models/parts/parts.ts'
import type { View } from '../view/view.ts'
import type { Extent } from './extents.ts'
import { below, Heading, type HeadingLevel } from './Heading.tsx'
import { Icon } from './Icon.tsx'
import styles from './Item.module.css'
import { Picture } from './Picture.tsx'
import { RichText } from './RichText.tsx'
import { SiteLink } from './SiteLink.tsx'

type ItemProps = {
  item: ItemModel
  level: 2 | 3
  /** Where its picture stands, if not in rows of three. */
  extent?: Extent
  view: View
}

/** A short piece: a picture, an icon, a title, some words, a link. */
export const Item = ({ item, level, extent, view }: ItemProps) => {
  const { title, text, icon, picture, link } = item
  return (
    <article className={styles.item}>
      {picture && (
        <div className={styles.frame}>
          <Picture picture={picture} extent={extent} className={styles.picture} />
        </div>
      )}
      <div className={styles.words}>
        {icon && (
          <span className={styles.icon}>
            <Icon icon={icon} />
          </span>
        )}
        <Heading level={level} className={styles.title}>
          {title}
        </Heading>
        {text && (
          <RichText
            text={text}
            headingLevel={below(level) as Exclude<HeadingLevel, 1>}
            className={styles.text}
          />
        )}
        {link && (
          <p>
            <SiteLink
              href={link.href}
              external={link.external}
              file={link.file}
              newTab={link.newTab}
              view={view}
              className={styles.link}
            >
              {link.label}
            </SiteLink>
          </p>
        )}
      </div>
    </article>
  )
}
