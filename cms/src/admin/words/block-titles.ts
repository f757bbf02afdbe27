import type { StrapiApp } from '@strapi/strapi/admin'

type Component = { layout: { name: string }[][]; settings: { mainField?: string } }
type Edit = { layout: { components: Record<string, Component> } }

const HEADING = 'sectionData'

/**
 * A folded block shows its heading as its title. Strapi's own setting accepts only a field of the block itself, but
 * the heading's text is one level deeper.
 */
export function titleBlocks(app: Pick<StrapiApp, 'registerHook'>): void {
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', (edit: Edit) => ({
    ...edit,
    layout: { ...edit.layout, components: titled(edit.layout.components) },
  }))
}

/** The components of a form, each block with a heading named by the title of that. */
export function titled(components: Edit['layout']['components']): Edit['layout']['components'] {
  return Object.fromEntries(
    Object.entries(components).map(([uid, component]) => {
      const hasHeading = component.layout.flat().some(({ name }) => name.endsWith(HEADING))
      if (!hasHeading) return [uid, component]
      const settings = { ...component.settings, mainField: `${HEADING}.title` }
      return [uid, { ...component, settings }]
    }),
  )
}
