import { Buttons } from '../ui/Button.tsx'
import { Chips } from '../ui/Chip.tsx'
import { inRowsOf } from '../ui/extents.ts'
import { Item } from '../ui/Item.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Section } from '../ui/Section.tsx'
import { SectionHeader } from '../ui/SectionHeader.tsx'
import styles from './ImageTextBlock.module.css'
import type { BlockProps } from './props.ts'

export const ImageTextBlock = ({ model, view }: BlockProps<'image-text'>) => {
  const { sectionData, picture, imageSide, chips, items, buttons } = model
  return (
    <Section data={null} anchor={sectionData.anchor}>
      <div className={styles.pair} data-image-side={imageSide}>
        <div className={styles.frame}>
          <Picture picture={picture} extent="half" className={styles.picture} />
        </div>
        <div className={styles.words}>
          <SectionHeader data={sectionData} />
          <Chips chips={chips} />
          <Buttons buttons={buttons} view={view} />
        </div>
      </div>
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.title}>
              <Item item={item} level={3} extent={inRowsOf(items.length)} view={view} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
