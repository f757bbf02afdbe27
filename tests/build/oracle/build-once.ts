import { build } from '#scripts/build.ts'
import { silent } from '#scripts/progress.ts'
import { environmentOf } from './project.ts'

/** One build of a test project, as a process that a test can kill: `node build-once.ts <root>`. */
const root = process.argv[2] ?? ''
await build(environmentOf(root, 'standing'), silent, { root })
