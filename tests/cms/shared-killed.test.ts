import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, it } from 'vitest'
import { startCms } from '#scripts/cms/start.ts'
import { call, type Entries } from './call.ts'
import { signInEditor } from './editor.ts'
import { ownHome } from './own-cms.ts'
import { readUnit } from './shared-fields.ts'

const UNIT = 'api::unit.unit'
const COUNT = 12

/** From before the first of them is published until after the last one. */
it.each([30, 150, 400, 800])(
  'a CMS killed %i ms into a publication has done all of it or nothing',
  async (wait) => {
    const template = inject('cmsTemplate')
    const { options, remove } = await ownHome(`killed-${wait}`, { template })
    const first = await startCms(options)
    const { body } = await call<Entries>(`${first.url}/api/units?pagination[pageSize]=${COUNT}`)
    const ids = body.data.map(({ documentId }) => documentId)
    const editor = await signInEditor(first)
    for (const documentId of ids) {
      await editor.save({ uid: UNIT, documentId, locale: 'en' }, { price: 1_111_111 })
    }
    const published = editor.bulkPublish(UNIT, ids, 'en').then(
      () => true,
      () => false,
    )
    await sleep(wait)
    process.kill(first.pid, 'SIGKILL')
    const answered = await published
    await first.ended

    const second = await startCms(options)
    const seen = (await Promise.all(ids.map((id) => readUnit(second, id)))).flat()
    await second.stop()
    await remove()
    expect(seen).toHaveLength(COUNT * 3)
    const changed = seen.filter(({ shared }) => JSON.parse(shared.scalars)[5] === 1_111_111)
    expect([0, seen.length]).toContain(changed.length)
    if (answered) expect(changed).toHaveLength(seen.length)
  },
)
