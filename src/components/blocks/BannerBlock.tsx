import { Buttons } from '../ui/Button.tsx'
import { ButtonImage } from '../ui/ButtonImage.tsx'
import { Picture } from '../ui/Picture.tsx'
import { SectionHeader } from '../ui/SectionHeader.tsx'
import styles from './BannerBlock.module.css'
import type { BlockProps } from './props.ts'

export const BannerBlock = ({ model, view }: BlockProps<'banner'>) => {
  const { sectionData, picture, buttons, buttonImages } = model
  return (
    <section id={sectionData.anchor ?? undefined} className={styles.banner} data-tone="dark">
      {picture && <Picture picture={picture} extent="banner" className={styles.picture} />}
      <div className={styles.words}>
        <SectionHeader data={sectionData} />
        <Buttons buttons={buttons} view={view} />
        {buttonImages.length > 0 && (
          <ul className={styles.badges}>
            {buttonImages.map((buttonImage) => (
              <li key={buttonImage.label}>
                <ButtonImage buttonImage={buttonImage} view={view} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
