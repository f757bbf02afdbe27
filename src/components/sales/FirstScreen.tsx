import type { ReactNode } from 'react'
import type { Image, Picture as PictureModel } from '#src/models/parts/media.ts'
import type { Sales } from '#src/models/parts/sales.ts'
import { ConvertedNote } from '../currency/ConvertedNote.tsx'
import { Share } from '../share/Share.tsx'
import { type FactRow, Facts } from '../ui/Facts.tsx'
import { GalleryLink } from '../ui/GalleryLink.tsx'
import { imageSize, Picture } from '../ui/Picture.tsx'
import { resized } from '../ui/resized.ts'
import type { View } from '../view/view.ts'
import { AdvisorCard } from './AdvisorCard.tsx'
import styles from './FirstScreen.module.css'
import drawingStyles from './FirstScreenDrawing.module.css'
import toolStyles from './FirstScreenTools.module.css'
import { PaperContact } from './PaperContact.tsx'
import { PaperPicture } from './PaperPicture.tsx'
import { SalesActions } from './SalesActions.tsx'
import { Visit } from './Visit.tsx'

type FirstScreenProps = {
  title: string
  /** A line above the heading. */
  above: string
  status: ReactNode
  price: ReactNode
  /** Below the price, such as another home in place of a sold one. */
  note?: ReactNode
  /** The few that decide. */
  facts: FactRow[]
  /** Whether they are figures, which are short enough for one row. */
  figures?: boolean
  picture: PictureModel | null
  /** A building to choose on, in place of the picture. */
  building?: ReactNode
  plan?: { image: Image; alt: string } | null
  /** The plan as it is drawn from data, in place of a picture of it. */
  drawing?: ReactNode
  sales: Sales | null
  /** Over the picture, beside the button that shares the page. */
  tool?: ReactNode
  /** Whether on paper it begins a fact sheet: the prose is then its summary and its facts. */
  sheet?: boolean
  /** Below the actions. */
  more?: ReactNode
  view: View
  /** The prose. */
  children: ReactNode
}

/**
 * What decides, before any prose: picture, plan, name, status, price, the main facts and the actions. On wide
 * windows a panel holds all but the pictures and stays beside the prose; on narrow ones `SalesBar` has the actions.
 */
export const FirstScreen = ({
  picture,
  building = null,
  plan = null,
  drawing = null,
  sales,
  view,
  ...shown
}: FirstScreenProps) => (
  <section className={styles.screen} data-paper={shown.sheet ? 'sheet' : undefined}>
    {building}
    {!building && (picture || plan || drawing) && (
      <div
        className={styles.media}
        data-shows={picture ? (plan || drawing ? 'both' : 'picture') : 'plan'}
        data-opening-picture=""
      >
        {picture && (
          <GalleryLink
            picture={picture}
            gallery="pictures"
            position={null}
            className={styles.frame}
            view={view}
          >
            <Picture
              picture={picture}
              extent={plan || drawing ? 'first-beside' : 'first'}
              className={styles.picture}
              priority
            />
            {shown.sheet && <PaperPicture image={picture.desktop} />}
          </GalleryLink>
        )}
        {plan ? <Plan {...plan} /> : drawing && <Drawing>{drawing}</Drawing>}
      </div>
    )}
    <div className={toolStyles.tools}>
      {shown.tool}
      <Share title={shown.title} className={toolStyles.tool} compact view={view} />
    </div>
    <div className={styles.panel}>
      <p className={styles.above}>
        {shown.status}
        <span>{shown.above}</span>
      </p>
      <h1 className={styles.title}>{shown.title}</h1>
      {shown.price && <p className={styles.price}>{shown.price}</p>}
      {shown.price && <ConvertedNote view={view} />}
      {shown.note}
      {shown.facts.length > 0 && (
        <div className={styles.facts} data-figures={shown.figures || undefined}>
          <Facts facts={shown.facts} />
        </div>
      )}
      {sales && (
        <div className={styles.actions}>
          <SalesActions sales={sales} view={view} />
        </div>
      )}
      {sales?.visit && <Visit button={sales.visit} view={view} />}
      {shown.more}
      {sales?.advisor && <AdvisorCard advisor={sales.advisor} view={view} />}
    </div>
    <PaperContact sales={sales} view={view} />
    <div className={styles.prose}>{shown.children}</div>
  </section>
)

const Plan = ({ image, alt }: { image: Image; alt: string }) => (
  <a href={image.src} className={styles.frame} data-gallery="plan">
    <img
      src={image.src}
      {...resized(image, { extent: 'first-plan', crop: 'desktop', format: 'webp' })}
      alt={alt}
      {...imageSize(image)}
      loading="lazy"
      decoding="async"
      className={styles.plan}
    />
  </a>
)

/** Leads to the large drawing with its measures. */
const Drawing = ({ children }: { children: ReactNode }) => (
  <a href="#plan" className={drawingStyles.drawn}>
    {children}
  </a>
)
