import { Buttons } from '../ui/Button.tsx'
import { CardGrid } from '../ui/CardGrid.tsx'
import { Item } from '../ui/Item.tsx'
import { Section } from '../ui/Section.tsx'
import styles from './ItemsBlock.module.css'
import type { BlockProps } from './props.ts'

export const ItemsBlock = ({ model, view }: BlockProps<'items'>) => {
  const { sectionData, items, buttons } = model
  return (
    <Section data={sectionData}>
      <CardGrid columns={items.length % 4 === 0 ? 4 : 3}>
        {items.map((item) => (
          <li key={item.title}>
            <Item item={item} level={sectionData ? 3 : 2} view={view} />
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
