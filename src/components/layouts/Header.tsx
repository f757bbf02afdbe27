import { FramePart } from '../frame/FramePart.tsx'
import styles from '../frame/Header.module.css'
import type { View } from '../view/view.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

/** Logo, links, languages, the button and the menu. `light` is for dark grounds. */
export const Header = ({ view, light = false }: { view: View; light?: boolean }) => (
  <header className={styles.header} data-light={light}>
    <FramePart
      name={light ? 'lightHeader' : 'header'}
      view={view}
      slots={{ languages: <LanguageSwitch view={view} /> }}
    />
  </header>
)
