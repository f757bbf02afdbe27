import { Buttons } from '../ui/Button.tsx'
import { CardGrid } from '../ui/CardGrid.tsx'
import { inRowsOf } from '../ui/extents.ts'
import { Item } from '../ui/Item.tsx'
import { Section } from '../ui/Section.tsx'
import styles from './ItemsBlock.module.css'
import type { BlockProps } from './props.ts'

export const ItemsBlock = ({ model, view }: BlockProps<'items'>) => {
  const { sectionData, items, buttons } = model
  const columns = items.length % 4 === 0 ? 4 : 3
  return (
    <Section data={sectionData}>
      <CardGrid columns={columns}>
        {items.map((item) => (
          <li key={item.title}>
            <Item item={item} level={sectionData ? 3 : 2} extent={inRowsOf(columns)} view={view} />
          </li>
        ))}
      </CardGrid>
      {buttons.length > 0 && (
        <div className={styles.buttons}>
          <Buttons buttons={buttons} view={view} />
        </div>
      )}
    </Section>
  )
}
