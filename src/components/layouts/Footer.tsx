import styles from '../frame/Footer.module.css'
import { FramePart } from '../frame/FramePart.tsx'
import type { View } from '../view/view.ts'

export const Footer = ({ view }: { view: View }) => (
  <footer className={styles.footer} data-tone="dark">
    <FramePart name="footer" view={view} />
  </footer>
)
