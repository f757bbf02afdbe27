import type { Core } from '@strapi/strapi'
import { leadsToFloors, nameFloors } from '../../floors/name-floors.ts'

type Context = {
  params: { model: string; targetField: string }
  body: Parameters<typeof nameFloors>[1]
}
type Find = (context: Context) => Promise<void>
type Relations = Record<'findAvailable' | 'findExisting', Find>
type Plugin = { controllers: { relations: Relations } }

/** What this site changes in Strapi's Content Manager. */
export default (plugin: Plugin) => {
  const { controllers } = plugin
  const { relations } = controllers
  controllers.relations = {
    ...relations,
    findAvailable: (context) => withProjects(context, () => relations.findAvailable(context)),
    findExisting: (context) => withProjects(context, () => relations.findExisting(context)),
  }
  return plugin
}

async function withProjects(context: Context, find: () => Promise<void>): Promise<void> {
  const app = strapi as Core.Strapi
  await find()
  const { model, targetField } = context.params
  if (leadsToFloors(app, model, targetField)) context.body = await nameFloors(app, context.body)
}
