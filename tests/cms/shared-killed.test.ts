import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type RunningCms, startCms } from '#scripts/cms/start.ts'
import { runs } from '#tests/soak.ts'
import { call, type Entries } from './call.ts'
import { signInEditor } from './editor.ts'
import { type Home, ownHome } from './own-cms.ts'
import { readUnit } from './shared-fields.ts'

const UNIT = 'api::unit.unit'
const COUNT = 12

let home: Home
/** It runs again after each time that it was killed. */
let cms: RunningCms
let ids: string[]

beforeAll(async () => {
  home = await ownHome('killed', { template: inject('cmsTemplate') })
  cms = await startCms(home.options)
  const query = `sort=documentId&pagination[pageSize]=${COUNT}`
  const { body } = await call<Entries>(`${cms.url}/api/units?${query}`)
  ids = body.data.map(({ documentId }) => documentId)
})

afterAll(async () => {
  await cms?.stop()
  await home?.remove()
})

/** When it is killed, most telling first: from before the first entry is published until after the last one. */
const MOMENTS = [150, 400, 30, 800, 80, 250].slice(0, runs({ test: 2, soak: 6 }))

it.each(MOMENTS)(
  'a CMS killed %i ms into a publication has done all of it or nothing',
  async (wait) => {
    const price = 1_000_000 + wait
    const editor = await signInEditor(cms)
    for (const documentId of ids) {
      await editor.save({ uid: UNIT, documentId, locale: 'en' }, { price })
    }
    const published = editor.bulkPublish(UNIT, ids, 'en').then(
      () => true,
      () => false,
    )
    await sleep(wait)
    process.kill(cms.pid, 'SIGKILL')
    const answered = await published
    await cms.ended

    cms = await startCms(home.options)
    const seen = (await Promise.all(ids.map((id) => readUnit(cms, id)))).flat()
    expect(seen).toHaveLength(COUNT * 3)
    const changed = seen.filter(({ shared }) => JSON.parse(shared.scalars)[5] === price)
    expect([0, seen.length]).toContain(changed.length)
    if (answered) expect(changed).toHaveLength(seen.length)
  },
)
