import type { Core } from '@strapi/strapi'
import type { PanelUser } from '../access/panel-route.ts'
import { inTurn } from '../database/in-turn.ts'
import { UNIT } from '../price-list/homes.ts'
import { writeValues } from '../publishing/carry.ts'
import { contentFields } from '../publishing/fields.ts'
import { idsOf } from '../publishing/relation-targets.ts'
import { readValues, rowsOf, type Values } from '../publishing/row.ts'
import { isScheduleField } from '../schedule/publish-at.ts'
import { noteMade } from '../translations/follow-texts.ts'
import type { Building, BuildingOutcome, PlannedHome } from './building-answer.ts'
import { makingsOf } from './makings.ts'
import { planBuilding, renumbered, type World } from './plan.ts'
import { FLOOR, PROJECT, readWorld } from './world.ts'

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
    const documentIds = await write(strapi, { building, world, maker, plan })
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

/**
 * Writes rows, as the CMS copies what languages share: Strapi's own way takes twice as long, and tells the rest of
 * the CMS of each draft. What follows texts is told here, of all at once.
 */
async function write(
  strapi: Core.Strapi,
  { building, world, maker, plan }: Writing,
): Promise<string[]> {
  const copies = await copiesOf(strapi, new Set(plan.homes.map(({ model }) => model)))
  const places = await placesOf(strapi, building.project)
  const made: string[] = []
  const texts: Parameters<typeof noteMade>[2] = []
  for (const home of plan.homes) {
    let documentId: string | undefined
    for (const locale of Object.keys(home.slugs)) {
      const values = copies.get(`${home.model} ${locale}`) as Values
      const own = dataOf({ home, language: locale, values, world })
      const row: { id: number; documentId: string } = await strapi.db.query(UNIT).create({
        data: {
          ...{ documentId, locale, title: own.title, slug: own.slug, number: own.number },
          ...{ publishedAt: null, createdBy: maker.id, updatedBy: maker.id },
        },
      })
      const floor = places.floors.get(`${home.floor} ${locale}`)
      await writeValues(strapi, UNIT, {
        to: { id: row.id, locale, publishedAt: null },
        data: {
          ...own,
          availability: building.availability,
          project: leadingTo([places.projects.get(locale) as number]),
          floors: leadingTo(floor === undefined ? [] : [floor]),
        },
      })
      documentId = row.documentId
      texts.push({ entry: documentId, locale, values: own })
    }
    made.push(documentId as string)
  }
  await noteMade(strapi, UNIT, texts)
  return made
}

const leadingTo = (ids: number[]) => ({ set: ids.map((id) => ({ id })) })

type One = { home: PlannedHome; language: string; values: Values; world: World }

function dataOf({ home, language, values, world }: One): Values {
  const { number, titles, slugs, model, view, ...facts } = home
  const { price, area, innerArea, balconyArea, orientation } = facts
  const like = world.models.get(model)
  const from = like?.number as string
  const files = (values.files as { title: string | null }[] | undefined)?.map((file) => ({
    ...file,
    title: file.title && renumbered(file.title, { from, to: number }),
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

/** What homes like a model have of it, by model and language; relations lead to the drafts of that language. */
async function copiesOf(
  strapi: Core.Strapi,
  models: ReadonlySet<string>,
): Promise<Map<string, Values>> {
  const attributes = Object.entries(contentFields(strapi, UNIT)).filter(
    ([name]) => !OWN.includes(name) && !isScheduleField(name),
  )
  const fields = attributes.map(([name]) => name)
  const copies = new Map<string, Values>()
  for (const documentId of models) {
    for (const { id, locale } of await rowsOf(strapi, UNIT, { documentId, published: false })) {
      const values = await readValues(strapi, UNIT, { id, fields })
      for (const [name, { type, target }] of attributes) {
        if (type !== 'relation') continue
        const of = values[name] as string[]
        const ids = await idsOf(strapi, target as string, { of, locale, published: false })
        values[name] = leadingTo(of.flatMap((it) => ids.get(it) ?? []))
      }
      copies.set(`${documentId} ${locale}`, values)
    }
  }
  return copies
}

type Place = { id: number; locale: string }

/** The drafts of a project by language, and those of its floors by level and language. */
async function placesOf(strapi: Core.Strapi, project: string) {
  const [projects, floors]: [Place[], (Place & { level: number })[]] = await Promise.all([
    strapi.db.query(PROJECT).findMany({
      select: ['id', 'locale'],
      where: { publishedAt: { $null: true }, documentId: project },
    }),
    strapi.db.query(FLOOR).findMany({
      select: ['id', 'locale', 'level'],
      where: { publishedAt: { $null: true }, project: { documentId: project } },
    }),
  ])
  return {
    projects: new Map(projects.map(({ locale, id }) => [locale, id])),
    floors: new Map(floors.map(({ level, locale, id }) => [`${level} ${locale}`, id])),
  }
}
