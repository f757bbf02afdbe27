import type { ReactNode } from 'react'
import styles from './Main.module.css'
import { CONTENT_ID } from './SkipLink.tsx'

export const Main = ({ children }: { children: ReactNode }) => (
  <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
    {children}
  </main>
)
