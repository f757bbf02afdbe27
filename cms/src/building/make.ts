import type { Core } from '@strapi/strapi'
import type { PanelUser } from '../access/panel-route.ts'
import { inTurn } from '../database/in-turn.ts'
import { UNIT } from '../price-list/homes.ts'
import { writingAlike } from '../publishing/alike.ts'
import { contentFields } from '../publishing/fields.ts'
import { type Row, readValues, rowsOf, type Values } from '../publishing/row.ts'
import { isScheduleField } from '../schedule/publish-at.ts'
import type { Building, BuildingOutcome, PlannedHome } from './answer.ts'
import { makingsOf } from './makings.ts'
import { planBuilding, renumbered, type World } from './plan.ts'
import { FLOOR, readWorld } from './world.ts'

/** What is each home's own; all else it has of its model. */
const OWN = [
  ...['title', 'slug', 'number', 'project', 'floors', 'price', 'availability', 'listedOn'],
  ...['area', 'innerArea', 'balconyArea', 'orientation', 'view', 'seo'],
  // Its place in the pictures of its floor and its building.
  ...['outline', 'facadeOutline'],
]

type Given = { building: Building; maker: PanelUser; dryRun: boolean }

/**
 * Makes the homes of a building as drafts in all languages of the project, like homes that there are: all of them or
 * none, in one transaction.
 */
export const makeBuilding = (
  strapi: Core.Strapi,
  { building, maker, dryRun }: Given,
): Promise<BuildingOutcome> =>
  inTurn(strapi, async () => {
    const world = await readWorld(strapi, building.project)
    const plan = planBuilding(building, world)
    if (dryRun || plan.problems.length > 0) return { ...plan, made: null }
    const documentIds = await writingAlike(() => write(strapi, { building, world, maker, plan }))
    const { homes } = plan
    const made = await makingsOf(strapi).add(maker, documentIds, {
      project: world.project?.title as string,
      homes: homes.length,
      first: homes[0]?.number as string,
      last: homes.at(-1)?.number as string,
    })
    return { ...plan, made }
  })

type Writing = {
  building: Building
  world: World
  maker: PanelUser
  plan: { homes: PlannedHome[] }
}

async function write(
  strapi: Core.Strapi,
  { building, world, maker, plan }: Writing,
): Promise<string[]> {
  const modelIds = new Set(plan.homes.map(({ model }) => model))
  const models = new Map(
    await Promise.all([...modelIds].map(async (id) => [id, await valuesOf(strapi, id)] as const)),
  )
  const floors = await floorsOf(strapi, building.project)
  const documents = strapi.documents(UNIT)
  const made: string[] = []
  for (const home of plan.homes) {
    let documentId: string | undefined
    for (const language of Object.keys(home.slugs)) {
      const values = models.get(home.model)?.get(language) as Values
      const floor = floors.get(home.floor)
      const data = {
        ...dataOf({ home, language, values, world }),
        ...{ documentId, project: building.project, availability: building.availability },
        ...(floor && { floors: [floor] }),
        ...{ createdBy: maker.id, updatedBy: maker.id },
      }
      const draft = await documents.create({ data, locale: language } as never)
      documentId = draft.documentId
    }
    made.push(documentId as string)
  }
  return made
}

type One = { home: PlannedHome; language: string; values: Values; world: World }

function dataOf({ home, language, values, world }: One): Values {
  const { number, titles, slugs, model, view, ...facts } = home
  const { price, area, innerArea, balconyArea, orientation } = facts
  const like = world.models.get(model)
  const from = like?.number as string
  const files = (values.files as { title: string }[] | undefined)?.map((file) => ({
    ...file,
    title: renumbered(file.title, { from, to: number }),
  }))
  return {
    ...values,
    ...(files && { files }),
    ...{ number, title: titles[language], slug: slugs[language] },
    ...{ price, area, innerArea, balconyArea, orientation },
    view: world.models.get(view)?.views[language] ?? null,
    // It goes by the area.
    ...(area !== like?.area && { serviceCharge: null }),
  }
}

/** What homes like a model have of it, by language. */
async function valuesOf(strapi: Core.Strapi, documentId: string): Promise<Map<string, Values>> {
  const fields = Object.keys(contentFields(strapi, UNIT)).filter(
    (name) => !OWN.includes(name) && !isScheduleField(name),
  )
  const rows = await rowsOf(strapi, UNIT, { documentId, published: false })
  const values = rows.map(async ({ id, locale }: Row) => {
    return [locale as string, await readValues(strapi, UNIT, { id, fields })] as const
  })
  return new Map(await Promise.all(values))
}

/** The floors of a project by their levels. */
async function floorsOf(strapi: Core.Strapi, project: string): Promise<Map<number, string>> {
  const rows: { documentId: string; level: number }[] = await strapi.db.query(FLOOR).findMany({
    select: ['documentId', 'level'],
    where: { publishedAt: { $null: true }, project: { documentId: project } },
  })
  return new Map(rows.map(({ documentId, level }) => [level, documentId]))
}
