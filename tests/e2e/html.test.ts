import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { expect, inject, it } from 'vitest'
import { z } from 'zod'
import { installJava } from '#scripts/lib/java.ts'

const { outDir } = inject('site')
const CHECKER = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

/** How Java takes the least processor time for a run of seconds: one collector, one compiler; the checker's deep stack. */
const JAVA = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xss2m', '-jar', CHECKER]
const MAX_OUTPUT = 64 * 1024 * 1024

const reportSchema = z.object({
  messages: z.array(
    z.object({ type: z.string(), url: z.string().default(''), message: z.string() }),
  ),
})

it('every published page is faultless HTML to the Nu checker', { timeout: 600_000 }, () => {
  const options = ['--errors-only', '--format', 'json', '--skip-non-html']
  const { stderr } = spawnSync(installJava(), [...JAVA, ...options, outDir], {
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT,
  })
  const { messages } = reportSchema.parse(JSON.parse(stderr))
  expect(messages.map(({ url, message }) => `${url}: ${message}`)).toEqual([])
})

it('the checker finds a fault where there is one', () => {
  const { stderr } = spawnSync(installJava(), [...JAVA, '--format', 'json', '-'], {
    encoding: 'utf8',
    input: '<!doctype html><html lang="en"><title>x</title><p><div id="a"></div><div id="a"></div>',
  })
  const { messages } = reportSchema.parse(JSON.parse(stderr))
  expect(messages.map(({ message }) => message).join(' ')).toContain('Duplicate ID')
})
