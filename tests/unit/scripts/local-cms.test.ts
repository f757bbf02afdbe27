import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followLocalCms } from '#scripts/preview/local-cms.ts'

const WRITTEN = 'CMS_URL=http://127.0.0.1:1337\nCMS_DRAFT_TOKEN=t\nDRAFT_SECRET=s\n'
let folder: string
let file: string
let end = () => {}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mira-client-'))
  file = join(folder, 'client.env')
})

afterEach(() => {
  end()
  rmSync(folder, { recursive: true })
})

const follow = (variables: Record<string, string | undefined>) => {
  end = followLocalCms(variables, { file, lookMs: 20 })
  return variables
}

test('what the CMS of this machine has written down is taken', () => {
  writeFileSync(file, WRITTEN)
  const taken = { CMS_URL: 'http://127.0.0.1:1337', CMS_DRAFT_TOKEN: 't', DRAFT_SECRET: 's' }
  expect(follow({})).toEqual(taken)
})

test('also where the CMS is started later', async () => {
  const variables = follow({})
  expect(variables).toEqual({})
  writeFileSync(file, WRITTEN)
  await vi.waitFor(() => expect(variables.DRAFT_SECRET).toBe('s'), 4_000)
})

test('the environment comes first', () => {
  writeFileSync(file, WRITTEN)
  expect(follow({ DRAFT_SECRET: 'mine', CMS_TOKEN: '' })).toMatchObject({ DRAFT_SECRET: 'mine' })
})

test('nothing is taken for another CMS', () => {
  writeFileSync(file, WRITTEN)
  const variables = { CMS_URL: 'https://cms.example' }
  expect(follow({ ...variables })).toEqual(variables)
})

test('a slash or /api at the end of its address makes it no other CMS', () => {
  writeFileSync(file, WRITTEN)
  const variables = { CMS_URL: 'http://127.0.0.1:1337/api/' }
  expect(follow({ ...variables })).toMatchObject({ ...variables, DRAFT_SECRET: 's' })
})
