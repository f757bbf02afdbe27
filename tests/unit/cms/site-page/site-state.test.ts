import { expect, test } from 'vitest'
import type { Build, SiteStatus } from '../../../../cms/src/site-page/ask-site.ts'
import { reachedSite, siteState } from '../../../../cms/src/site-page/site-state.ts'

const now = { state: 's2', edits: 3 }

const site = (content: string | null, ...builds: Partial<Build>[]): SiteStatus => ({
  live: { id: 'b', since: '2026-11-21T12:00:00.000Z', content },
  builds: builds.map((build) => ({
    ...{ askedAt: 0, startedAt: null, endedAt: null, status: 'waiting', problem: null },
    ...build,
  })) as Build[],
  buildsByItself: true,
  report: null,
})

const succeeded = { startedAt: 10, endedAt: 20, status: 'succeeded' } as const
const failed = { startedAt: 30, endedAt: 40, status: 'failed', problem: 'It broke.' } as const
const running = { startedAt: 50, status: 'running' } as const

test('a site that has what the CMS has is up to date, with nothing to wait for', () => {
  expect(siteState(site('s2', succeeded), now)).toMatchObject({ state: 'up to date', edits: 0 })
})

test('a failed build is told while the site lacks what it should have brought', () => {
  const failure = { at: 40, problem: 'It broke.' }
  expect(siteState(site('s1', succeeded, failed), now)).toMatchObject({
    state: 'behind',
    failed: failure,
  })
  expect(siteState(site('s2', failed), now).failed).toBeNull()
})

test('a build that runs or waits is told before all else', () => {
  expect(siteState(site('s1', failed, running), now)).toMatchObject({
    state: 'building',
    buildingSince: 50,
  })
  expect(siteState(site('s1', failed, { askedAt: 60 }), now)).toMatchObject({
    ...{ state: 'waiting', buildingSince: 60 },
  })
})

test('a site that was built from other content says so', () => {
  expect(siteState(site(null), now).state).toBe('elsewhere')
})

test.each([
  [
    'before a build that succeeded began',
    5,
    site('s1', succeeded),
    { state: 'live', liveSince: 20 },
  ],
  [
    'before a build that runs',
    45,
    site('s1', succeeded, running),
    { state: 'building', liveSince: null },
  ],
  ['after it began', 55, site('s1', succeeded, running), { state: 'waiting', liveSince: null }],
  [
    'before a build that failed',
    25,
    site('s1', succeeded, failed),
    { state: 'waiting', liveSince: null },
  ],
  [
    'while a build ran that had not read it yet',
    15,
    site('s2', succeeded),
    { state: 'live', liveSince: 20 },
  ],
  ['and changed nothing', 99, site('s2', succeeded), { state: 'live', liveSince: null }],
])('what was published %s', (_when, at, status, reached) => {
  expect(reachedSite(at, status, now)).toEqual(reached)
})
