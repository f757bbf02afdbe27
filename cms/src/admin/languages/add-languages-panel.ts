import type { StrapiApp } from '@strapi/strapi/admin'
import { LanguagesPanel } from './LanguagesPanel.tsx'

type Panels = { addEditViewSidePanel(panels: (typeof LanguagesPanel)[]): void }

/** Shows below the actions of an entry what is published in which language. */
export function addLanguagesPanel(app: Pick<StrapiApp, 'getPlugin'>): void {
  const { addEditViewSidePanel } = app.getPlugin('content-manager').apis as Panels
  addEditViewSidePanel([LanguagesPanel])
}
