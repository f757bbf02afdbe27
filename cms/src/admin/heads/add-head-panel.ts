import type { StrapiApp } from '@strapi/strapi/admin'
import { HeadPanel } from './HeadPanel.tsx'

type Panels = { addEditViewSidePanel(panels: (typeof HeadPanel)[]): void }

/** Shows beside the form of a page how search engines and shared links will show it. */
export function addHeadPanel(app: Pick<StrapiApp, 'getPlugin'>): void {
  const { addEditViewSidePanel } = app.getPlugin('content-manager').apis as Panels
  addEditViewSidePanel([HeadPanel])
}
