import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { UnitModel } from '#src/models/pages/unit.ts'
import {
  differingPlans,
  feeAmount,
  milestoneAmounts,
  type PaymentPlan,
  paymentTerms,
  percentOf,
} from '#src/models/parts/payment-plan.ts'
import { paymentProblem } from '../../../../cms/src/payment/payment-check.ts'
import { project, siteOf, unit } from '../../content/small-content.ts'

const plan = (...percents: number[]): PaymentPlan => ({
  milestones: percents.map((percent, at) => ({
    ...{ title: `Step ${at}`, percent, date: null, when: null },
  })),
  fees: [],
  note: null,
})

describe('the amounts of a payment plan', () => {
  it('are parts of the price', () => {
    expect(milestoneAmounts(plan(10, 27.5, 62.5), 1_000_000)).toEqual([100_000, 275_000, 625_000])
  })

  it('add up to the price, however it is divided', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 90_000_000 }), (hundredths, price) => {
        const rest = 10_000 - hundredths.reduce((sum, part) => sum + part, 0)
        const percents = [...hundredths, rest].map((part) => part / 100)
        expect(percentOf(plan(...percents))).toBe(100)
        const sum = milestoneAmounts(plan(...percents), price).reduce((all, due) => all + due, 0)
        expect(sum).toBe(price)
      }),
    )
  })

  it('have fees on top: a part of the price, an amount, or both', () => {
    const fee = (percent: number | null, amount: number | null) => ({ title: 'F', percent, amount })
    expect(feeAmount(fee(4, null), 2_000_000)).toBe(80_000)
    expect(feeAmount(fee(null, 5_000), 2_000_000)).toBe(5_000)
    expect(feeAmount(fee(4, 580), 2_000_000)).toBe(80_580)
    expect(feeAmount(fee(4, null), null)).toBeNull()
    expect(feeAmount(fee(null, 5_000), null)).toBe(5_000)
  })
})

describe('percents that are not the whole price', () => {
  it.each([
    [[10, 85], 95],
    [[50, 50.01], 100.01],
    [[0], 0],
  ])('%j are refused by the CMS and named by the site', (percents, sum) => {
    expect(paymentProblem(plan(...percents))).toContain(`add up to ${sum} %, not to 100 %`)
    const site = siteOf({ projects: [project({ paymentPlan: plan(...percents) })] })
    expect(site.problems).toContainEqual({
      entry: 'projects/project001',
      locale: 'en',
      problem: expect.stringContaining(`The payment plan of "Tower" adds up to ${sum} %`),
    })
  })

  it.each([[[33.33, 33.33, 33.34]], [[100]], [[0.1, 0.2, 99.7]]])(
    '%j are the whole',
    (percents) => {
      expect(paymentProblem(plan(...percents))).toBeUndefined()
      const site = siteOf({ projects: [project({ paymentPlan: plan(...percents) })] })
      expect(site.problems.filter(({ entry }) => entry.startsWith('projects/'))).toEqual([])
    },
  )
})

it('a fee without percent and amount is refused by the CMS', () => {
  const fee = { title: 'Transfer fee', percent: null, amount: null }
  expect(paymentProblem({ ...plan(100), fees: [fee] })).toContain(
    '“Transfer fee” of Fees and taxes says no cost. Enter a percent or an amount',
  )
  expect(paymentProblem({ ...plan(100), fees: [{ ...fee, amount: 0 }] })).toBeUndefined()
})

it('a plan that differs between languages is named, one that differs in words alone is not', () => {
  const inLanguage = (locale: string, paymentPlan: PaymentPlan | null) => ({
    shell: { locale },
    paymentTerms: paymentTerms({
      projects: [],
      units: [{ documentId: 'a', title: 'Home', paymentPlan }],
    }),
  })
  const inWords = { ...plan(40, 60), note: 'Andere Worte' }
  const problems = differingPlans([
    inLanguage('en', plan(40, 60)),
    inLanguage('de', inWords),
    inLanguage('ar', plan(30, 70)),
    inLanguage('fr', null),
  ])
  expect(problems).toEqual([
    { entry: 'units/a', locale: 'ar', problem: expect.stringContaining('not the same as in en') },
    { entry: 'units/a', locale: 'fr', problem: expect.stringContaining('not the same as in en') },
  ])
})

describe('the plan of a home', () => {
  const planOf = (own: Parameters<typeof unit>[0]) => {
    const projects = [project({ paymentPlan: plan(40, 60) })]
    const page = siteOf({ projects, units: [unit(own)] }).pages.find(
      ({ path }) => path === '/units/tower-1',
    )
    return (page?.content as UnitModel | undefined)?.paymentPlan?.milestones.map(
      ({ percent }) => percent,
    )
  }

  it('is its own, or else that of its project', () => {
    expect(planOf({ paymentPlan: plan(30, 70) })).toEqual([30, 70])
    expect(planOf({})).toEqual([40, 60])
    expect(planOf({ project: null })).toBeUndefined()
  })

  it('is not shown once the home is sold', () => {
    expect(planOf({ availability: 'sold' })).toBeUndefined()
  })
})
