import { expect, test } from 'vitest'
import { previewSettings } from '#scripts/preview/settings.ts'

test('has defaults', () => {
  expect(previewSettings({})).toEqual({ port: 8888, outDir: 'out' })
})

test('reads the environment', () => {
  expect(previewSettings({ PORT: '0', OUT_DIR: '/tmp/x' })).toEqual({ port: 0, outDir: '/tmp/x' })
})

test.each([
  ['PORT', 'abc', 'PORT must be a number, not "abc".'],
  ['PORT', '', 'PORT must be a number, not "".'],
  ['PORT', '80.5', 'PORT must be a number, not "80.5".'],
  ['PORT', '-1', 'PORT must be a number, not "-1".'],
  ['PORT', '70000', 'PORT must be at most 65535, not "70000".'],
  ['OUT_DIR', '', 'OUT_DIR must name a folder, not "".'],
])('says what is wrong with %s=%s', (name, value, message) => {
  expect(() => previewSettings({ [name]: value })).toThrow(message)
})
