import type { Core } from '@strapi/strapi'

const FLOOR = 'api::floor.floor'

type Floor = { id: number; title: string }
type Answer = { results: Floor[] }

/**
 * Floors of several projects have one title, such as Floor 1: where one is chosen, its project is named too.
 *
 * @param answer what the panel gets to choose from, or has chosen.
 */
export async function nameFloors(strapi: Core.Strapi, answer: Answer): Promise<Answer> {
  const rows: { id: number; project: { title: string } | null }[] = await strapi.db
    .query(FLOOR)
    .findMany({
      select: ['id'],
      where: { id: { $in: answer.results.map(({ id }) => id) } },
      populate: { project: { select: ['title'] } },
    })
  const projects = new Map(rows.map(({ id, project }) => [id, project?.title]))
  return {
    ...answer,
    results: answer.results.map((floor) => {
      const project = projects.get(floor.id)
      return project ? { ...floor, title: `${floor.title} · ${project}` } : floor
    }),
  }
}

/** Whether a field of an entry leads to floors. */
export const leadsToFloors = (strapi: Core.Strapi, model: string, field: string): boolean => {
  const attribute = strapi.getModel(model as typeof FLOOR)?.attributes[field]
  return (attribute as { target?: string } | undefined)?.target === FLOOR
}
