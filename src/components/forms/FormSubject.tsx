import type { ProjectModel } from '#src/models/pages/project.ts'
import type { UnitModel } from '#src/models/pages/unit.ts'
import { imageSize } from '../ui/Picture.tsx'
import { HomePrice } from '../ui/Price.tsx'
import { resized, thumbnail } from '../ui/resized.ts'
import type { View } from '../view/view.ts'
import styles from './FormSubject.module.css'

/** The home or the project that a form asks about: its picture, its title, and the price of a home. */
export const FormSubject = ({ view }: { view: View }) => {
  const { content } = view.page
  if (content.type !== 'unit' && content.type !== 'project') return null
  const [picture] = content.pictures
  return (
    <div className={styles.subject} data-subject={content.type}>
      {picture && (
        <img
          src={thumbnail(picture.desktop)}
          {...resized(picture.desktop, { extent: 'subject', crop: 'desktop', format: 'webp' })}
          alt=""
          {...imageSize(picture.desktop)}
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <p className={styles.title}>{content.title}</p>
        {content.type === 'unit' ? (
          <UnitLines unit={content} view={view} />
        ) : (
          <ProjectLine project={content} />
        )}
      </div>
    </div>
  )
}

const UnitLines = ({ unit, view }: { unit: UnitModel; view: View }) => (
  <>
    {unit.project && <p className={styles.place}>{unit.project.title}</p>}
    <p className={styles.price}>
      <HomePrice amount={unit.price} view={view} />
    </p>
  </>
)

const ProjectLine = ({ project }: { project: ProjectModel }) => (
  <p className={styles.place}>{project.district}</p>
)
