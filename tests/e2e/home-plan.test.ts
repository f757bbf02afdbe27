import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSnapshot } from '#src/content/read.ts'
import { homePlan } from '#src/models/parts/home-plan.ts'
import { planGeometry } from '#src/models/parts/plan-geometry.ts'
import { grown, holds } from '#src/models/parts/plan-rectangles.ts'
import { readPlan } from '#src/plans/plan-text.ts'
import { oneOf } from '#tests/soak.ts'
import { useBrowser } from './browser.ts'

const { open } = useBrowser({ pictures: true })

const PHONE = { width: 360, height: 740 }
const HOME = '/units/marina-crest-1204'
/** A rectangle of a path, in centimetres. */
const BOX = /M(-?\d+) (-?\d+)h(\d+)v(\d+)/g
const LANGUAGES = [
  { home: '', room: 'Main bedroom', measures: '3.60 × 4.19 m', feet: '11′ 10″ × 13′ 9″' },
  {
    ...{ home: '/ar', room: 'غرفة النوم الرئيسية' },
    ...{ measures: '3.60 × 4.19 م', feet: '11′ 10″ × 13′ 9″' },
  },
  { home: '/de', room: 'Hauptschlafzimmer', measures: '3,60 × 4,19 m', feet: '11′ 10″ × 13′ 9″' },
]

describe.each([true, false])('the drawn plan of a home (scripts: %j)', (javaScriptEnabled) => {
  it.each(oneOf(LANGUAGES, 1))('names and measures its rooms in "$home"', async (language) => {
    const page = await open(language.home + HOME, { javaScriptEnabled, viewport: PHONE })
    const row = page.locator('#plan tr', { hasText: language.room })
    expect(await row.textContent()).toContain(language.measures)
    expect(await page.locator('#plan tr').last().textContent()).toMatch(/112[.,]4/)
    const drawing = page.locator('#plan svg[role=img]')
    expect((await drawing.getAttribute('aria-label'))?.length).toBeGreaterThan(20)
    await drawing.scrollIntoViewIfNeeded()
    const [width, scrolled] = await page.evaluate(() => [innerWidth, document.body.scrollWidth])
    expect(scrolled).toBeLessThanOrEqual(width as number)
  })
})

it.each(oneOf(LANGUAGES, 0))(
  'measures in feet where areas are in square feet, in "$home"',
  async (language) => {
    const page = await open(language.home + HOME)
    await page.locator('[data-area-switch]:visible').first().click()
    const row = page.locator('#plan tr', { hasText: language.room })
    await expect.poll(() => row.innerText()).toContain(language.feet)
    expect(await row.innerText()).not.toContain(language.measures)
  },
)

it('is not mirrored where the line runs to the left', async () => {
  const placesOf = async (path: string) => {
    const page = await open(path, { viewport: PHONE })
    return page
      .locator('#plan [data-plan] > div > div')
      .evaluateAll((rooms) => rooms.map((room) => room.getAttribute('style')))
  }
  expect(await placesOf(`/ar${HOME}`)).toEqual(await placesOf(HOME))
})

it.each([
  ['/units/olive-gardens-v09', 360],
  ['/ar/units/olive-gardens-v09', 360],
  ['/units/pearl-bay-201', 320],
])('has each number within its room on a phone, in "%s" at %i pixels', async (path, width) => {
  const page = await open(path, { viewport: { width, height: 740 } })
  const { units } = (await readSnapshot(resolve('content'))).collections
  const home = units.en?.find(({ slug }) => path.endsWith(`/${slug}`))
  const floors = (home && homePlan(home, [], { readPlan }))?.floors ?? []
  const drawings = page.locator('#plan [data-plan]')
  expect(await drawings.count()).toBe(floors.length)
  expect(floors).not.toEqual([])
  for (const [index, floor] of floors.entries()) {
    const drawn = planGeometry(floor)
    const numbers = await drawings.nth(index).evaluate((drawing, wide) => {
      const around = drawing.getBoundingClientRect()
      const scale = around.width / wide
      return [...drawing.querySelectorAll(':scope > div > div')].map((room) => {
        const { x, y, width, height } = (room.children[0] as Element).getBoundingClientRect()
        return {
          ...{ number: room.children[0]?.textContent, scale },
          ...{ x: (x - around.x) / scale, y: (y - around.y) / scale },
          ...{ width: width / scale, depth: height / scale },
        }
      })
    }, drawn.width)
    const rooms = [...[drawn.floors, drawn.wet, drawn.outside, drawn.pools].join('').matchAll(BOX)]
      .map(([, ...box]) => box.map(Number) as [number, number, number, number])
      .map(([x, y, width, depth]) => ({ x, y, width, depth }))
    expect(numbers).toHaveLength(floor.rooms.length)
    const astray = numbers.filter(
      ({ scale, ...number }) => !rooms.some((room) => holds(grown(room, 1 / scale), number)),
    )
    expect(astray).toEqual([])
  }
})

it.each([
  ['/units/olive-gardens-t22', ['12.23 m', '8.05 m']],
  ['/ar/units/olive-gardens-t22', ['12.23 متر', '8.05 متر']],
  ['/de/units/pearl-bay-201', ['24,76 m', '11,16 m']],
])(
  'has its dimensions around the drawing on the narrowest phone, in "%s"',
  async (path, lengths) => {
    const page = await open(path, { viewport: { width: 320, height: 740 } })
    const drawings = await page.locator('#plan [data-plan]').evaluateAll((found) => {
      const boxOf = (it: Element) => it.getBoundingClientRect().toJSON() as DOMRect
      return found.map((it) => ({
        drawing: boxOf(it.querySelector('svg') as Element),
        lines: [...it.querySelectorAll('p')].map((line) => ({
          ...boxOf(line),
          text: line.innerText,
        })),
      }))
    })
    expect(drawings).not.toEqual([])
    for (const { drawing, lines } of drawings) {
      const [across, down] = lines
      expect(lines.map(({ text }) => text)).toEqual(
        lengths.map((it) => expect.stringContaining(it)),
      )
      expect(across?.bottom).toBeLessThanOrEqual(drawing.top)
      if (path.startsWith('/ar')) expect(down?.left).toBeGreaterThanOrEqual(drawing.right)
      else expect(down?.right).toBeLessThanOrEqual(drawing.left)
      for (const { left, right } of lines) {
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(320)
      }
    }
    expect(await page.evaluate(() => document.body.scrollWidth)).toBeLessThanOrEqual(320)
  },
)

it('has its dimensions in feet where areas are in square feet, and on paper', async () => {
  const page = await open(HOME)
  const lines = page.locator('#plan [data-plan] > p')
  expect((await lines.allInnerTexts()).join()).toMatch(/13\.52 m.*7\.10 m/s)
  await page.locator('[data-area-switch]:visible').first().click()
  await expect.poll(async () => (await lines.allInnerTexts()).join()).toMatch(/44′ 4″.*23′ 4″/s)
  expect((await lines.allInnerTexts()).join()).not.toContain('13.52')
  await page.emulateMedia({ media: 'print' })
  expect(await lines.filter({ visible: true }).count()).toBe(2)
})

it('opens a picture with the pixels that it shows', async () => {
  const page = await open('/units/marina-crest-1204')
  await page.locator('a[data-gallery="pictures"]').first().click()
  const picture = page.locator('dialog[open] picture img').first()
  await picture.waitFor()
  await expect
    .poll(() =>
      picture.evaluate((it) => {
        const { complete, naturalWidth, clientWidth } = it as HTMLImageElement
        return complete && clientWidth > 0 && naturalWidth >= 0.95 * clientWidth
      }),
    )
    .toBe(true)
})

it.each([true, false])(
  'is enlarged by a tap on a phone, with the names of the rooms (scripts: %j)',
  async (javaScriptEnabled) => {
    const page = await open(HOME, { javaScriptEnabled, viewport: PHONE, hasTouch: true })
    const drawing = page.locator('#plan [data-plan]')
    const widthOf = () => drawing.evaluate((it) => it.clientWidth)
    const name = drawing.getByText('Main bedroom', { exact: true })
    const before = await widthOf()
    expect(await name.isVisible()).toBe(false)
    await drawing.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await drawing.boundingBox()) as NonNullable<
      Awaited<ReturnType<typeof drawing.boundingBox>>
    >
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await name.waitFor()
    expect(await widthOf()).toBeGreaterThan(2.9 * before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await page.getByRole('checkbox', { name: 'Floor plan ×3' }).press('Space')
    await expect.poll(widthOf).toBe(before)
  },
)

it('leads from the first screen to the drawing', async () => {
  const page = await open('/units/marina-crest-2101', { viewport: PHONE })
  await page.locator('main a[href="#plan"]').click()
  await expect
    .poll(() => page.locator('#plan').evaluate((it) => it.getBoundingClientRect().top))
    .toBeLessThan(200)
})

it.each([
  ['loaded', '/ar#plans'],
  ['from another page', '/ar/about'],
])('is drawn whole on the main page where a link leads to it (%s)', async (_, path) => {
  const page = await open(path, { viewport: PHONE })
  if (path !== '/ar#plans') {
    const link = page.locator('footer a[href="/ar/contact"]').first()
    await link.evaluate((it: HTMLAnchorElement) => {
      it.href = '/ar#plans'
      it.click()
    })
    await page.waitForURL('**/ar#plans')
  }
  const lines = page.locator('#plans:target [role=img] path')
  await lines.first().waitFor()
  const shown = await lines.evaluateAll((all) =>
    all.map((it) => {
      const { opacity, fillOpacity, strokeDashoffset } = getComputedStyle(it)
      return [opacity, fillOpacity, strokeDashoffset]
    }),
  )
  expect(shown.length).toBeGreaterThan(3)
  expect(shown.filter((it) => String(it) !== '1,1,0px')).toEqual([])
})
