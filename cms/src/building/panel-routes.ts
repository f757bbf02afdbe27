import type { Core } from '@strapi/strapi'
import createError from 'http-errors'
import type { Context } from 'koa'
import * as yup from 'yup'
import { addPanelRoutes } from '../access/panel-route.ts'
import { UNIT } from '../price-list/homes.ts'
import type { Building } from './building-answer.ts'
import { ORIENTATIONS, STATES } from './choices.ts'
import { makeBuilding } from './make.ts'
import { makingsOf } from './makings.ts'
import { undoBuilding } from './undo.ts'
import { readChoices } from './world.ts'

const whole = (label: string) => yup.number().label(label).integer().required()
const area = (label: string) =>
  yup.number().label(label).min(0).max(100_000).nullable().default(null)
const text = (label: string) => yup.string().label(label).max(100)

const building = yup.object({
  project: text('Project').required(),
  block: text('Block').default(''),
  from: whole('First floor').min(-20).max(300),
  to: whole('Last floor').min(-20).max(300),
  without: yup.array(whole('Floors left out')).default([]),
  pattern: text('Pattern of the numbers').default(''),
  step: whole('More for each floor'),
  availability: text('Availability').oneOf(STATES).required(),
  positions: yup
    .array(
      yup.object({
        model: text('Like').required(),
        orientation: text('Orientation')
          .oneOf([...ORIENTATIONS, null])
          .nullable()
          .default(null),
        view: text('View').nullable().default(null),
        area: area('Area'),
        innerArea: area('Inner area'),
        balconyArea: area('Balcony'),
        price: whole('Price').min(0),
      }),
    )
    .max(100)
    .required(),
})

const make = yup.object({ building: building.required(), dryRun: yup.boolean().default(false) })
const undo = yup.object({ of: yup.string().required(), dryRun: yup.boolean().default(false) })

/**
 * `GET /building`, `POST /building` and `POST /building/undo`, for those who may make homes and take them away again.
 */
export function addBuildingRoutes(strapi: Core.Strapi): void {
  addPanelRoutes(strapi, {
    ...{ may: ['create', 'delete'], type: UNIT },
    refusal: 'Homes of a building are made by editors. Ask one.',
    routes: [
      {
        ...{ method: 'GET', path: '/building' },
        async handle(context) {
          context.set('cache-control', 'no-store')
          context.body = await readChoices(strapi, await makingsOf(strapi).list())
        },
      },
      {
        ...{ method: 'POST', path: '/building' },
        async handle(context, maker) {
          const { building: asked, dryRun } = await checked(make, context)
          context.body = await makeBuilding(strapi, {
            ...{ building: asked as Building, maker, dryRun: dryRun === true },
          })
        },
      },
      {
        ...{ method: 'POST', path: '/building/undo' },
        async handle(context, maker) {
          const { of, dryRun } = await checked(undo, context)
          context.body = await undoBuilding(strapi, {
            ...{ of: of as string, maker, dryRun: dryRun === true },
          })
        },
      },
    ],
  })
}

const checked = <Shape extends yup.AnyObjectSchema>(shape: Shape, context: Context) =>
  shape
    .validate((context.request as unknown as { body: unknown }).body ?? {})
    .catch((error: Error) => {
      throw createError(400, `${error.message}.`)
    }) as Promise<yup.InferType<Shape>>
