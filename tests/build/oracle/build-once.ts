import { build } from '#scripts/build.ts'
import { environmentOf } from './project.ts'

/** One build of a test project, as a process that a test can kill: `node build-once.ts <root>`. */
const root = process.argv[2] ?? ''
const silent = { step: () => {}, line: () => {}, done: () => {} }
await build(environmentOf(root, 'standing'), silent, { root })
