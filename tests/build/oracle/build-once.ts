import { buildSite } from '#scripts/build/build-site.ts'
import { silent } from '#scripts/lib/progress.ts'
import { environmentOf } from './project.ts'

/** One build of a test project, as a process that a test can kill: `node build-once.ts <root>`. */
const root = process.argv[2] ?? ''
await buildSite(environmentOf(root, 'standing'), silent, { root })
