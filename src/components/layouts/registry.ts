import type { ComponentType } from 'react'
import type { LayoutName } from '#src/site/site-config.ts'
import { DefaultLayout } from './DefaultLayout.tsx'
import { LandingLayout } from './LandingLayout.tsx'
import { MinimalLayout } from './MinimalLayout.tsx'
import type { LayoutProps } from './props.ts'

/** The component of each layout that a page may name. */
export const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  default: DefaultLayout,
  landing: LandingLayout,
  minimal: MinimalLayout,
}
