import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const FILES: Record<string, string> = {
  'package.json': '{"type":"module"}',
  'content/tag.ts': `const words = { title: 'Roofs', slug: 'roofs' }
    export const tags = [{ key: 'roofs', en: words, ar: words, de: words }]`,
  'content/amenity.ts': `const words = { title: 'Pool', text: 'Water' }
    const shared = { key: 'pool', icon: { $media: 'pool.svg' } }
    export const amenities = [{ key: 'pool', shared, en: words, ar: words, de: words }]`,
  'media/pool.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"/>',
}

/** A demo of two entries and a file, for a CMS that has to seed, and where what it seeds does not matter. */
export function smallDemo(): { env: { CMS_DEMO_DIR: string }; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'mira-demo-'))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return {
    env: { CMS_DEMO_DIR: folder },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
