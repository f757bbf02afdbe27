import type { StrapiApp } from '@strapi/strapi/admin'
import { HistoryPanel } from './HistoryPanel.tsx'

type Panels = { addEditViewSidePanel(panels: (typeof HistoryPanel)[]): void }

/** Shows beside the form of a home what became of its price and its status. */
export function addHistoryPanel(app: Pick<StrapiApp, 'getPlugin'>): void {
  const { addEditViewSidePanel } = app.getPlugin('content-manager').apis as Panels
  addEditViewSidePanel([HistoryPanel])
}
