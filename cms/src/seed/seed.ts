import { join } from 'node:path'
import type { Core, UID } from '@strapi/strapi'
import { writingAlike } from '../publishing/alike.ts'
import { environment } from '../settings/environment.ts'
import { noteAllTexts } from '../translations/follow-texts.ts'
import { seedEntry } from './entries.ts'
import { seedLocales } from './locales.ts'
import { seedMedia } from './media.ts'
import { inOrderOfReference } from './order.ts'
import { seedAdminUser, seedPanelUsers } from './panel-users.ts'
import { readDemo } from './read-demo.ts'
import { tellProgress } from './tell-progress.ts'
import { seedVisitor } from './visitor.ts'

/**
 * Fills an empty database with the demo content; one that holds any entry is left alone. All or
 * nothing: what goes wrong on the way leaves the database empty.
 */
export async function seed(strapi: Core.Strapi): Promise<void> {
  if (await hasEntries(strapi)) return
  const start = performance.now()
  const folder = environment().CMS_DEMO_DIR ?? join(strapi.dirs.app.root, 'demo')
  const entries = inOrderOfReference(await readDemo(join(folder, 'content')))
  const files = await strapi.db.transaction(async () => {
    await seedLocales(strapi, folder)
    await seedAdminUser(strapi)
    await seedPanelUsers(strapi)
    await seedVisitor(strapi)
    const files = await seedMedia(strapi, entries, join(folder, 'media'))
    for (const [index, entry] of entries.entries()) {
      await tellProgress('entries', index, entries.length)
      await writingAlike(() => seedEntry(strapi, entry, files))
    }
    await noteAllTexts(strapi)
    return files
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  strapi.log.info(`Seeded ${entries.length} entries and ${files.size} files in ${seconds} s`)
}

async function hasEntries(strapi: Core.Strapi): Promise<boolean> {
  const types = Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith('api::'))
  for (const uid of types) {
    if ((await strapi.db.query(uid as UID.ContentType).count()) > 0) return true
  }
  return false
}
