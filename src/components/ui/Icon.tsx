import type { CSSProperties } from 'react'
import type { Image } from '#src/models/parts/media.ts'
import styles from './Icon.module.css'

/** Icons that point along the line, by file name: in right-to-left languages they are mirrored. */
const DIRECTIONAL = /\/(?:icon-)?(?:arrow|chevron)/

/** An icon in the colour of the text beside it. It only decorates. */
export const Icon = ({ icon }: { icon: Image }) => (
  <span
    className={styles.icon}
    data-directional={DIRECTIONAL.test(icon.src) || undefined}
    style={{ '--icon': `url("${icon.src}")` } as CSSProperties}
    aria-hidden="true"
  />
)
