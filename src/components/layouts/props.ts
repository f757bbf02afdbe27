import type { ReactNode } from 'react'
import type { View } from '../view/view.ts'

/** What every layout is given: the page's content as children. */
export type LayoutProps = { view: View; children: ReactNode }
