import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BUILD_MS, PATIENCE_MS, QUIET_MS, RETRY_MS } from '#src/site/rebuild.ts'
import { createWorld } from './world.ts'

const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('after an edit', () => {
  test('one build starts within seconds', async () => {
    const world = createWorld()
    void world.edit()
    await world.pass(QUIET_MS + 1_000)
    expect(world.starts).toHaveLength(1)
    await world.pass(5 * MINUTE)
    expect(world.starts).toHaveLength(1)
    expect(world.site()).toBe('1')
  })

  test.each([
    ['short', 1_000],
    ['long', 90_000],
  ])(
    '200 of them in 10 s cause at most two %s builds, and the last one starts after the last edit',
    async (_, buildMs) => {
      const world = createWorld({ buildMs, latencyMs: () => 5 })
      for (let edit = 0; edit < 200; edit += 1) {
        void world.edit()
        await world.pass(50)
      }
      await world.pass(10 * MINUTE)
      expect(world.starts.length).toBeLessThanOrEqual(2)
      expect(world.starts.at(-1)).toBeGreaterThanOrEqual(world.cms.editedAt)
      expect(world.site()).toBe('200')
    },
  )

  test('editors who never pause get a build all the same', async () => {
    const world = createWorld({ buildMs: 30_000 })
    for (let second = 0; second < 60; second += 1) {
      void world.edit()
      await world.pass(1_000)
    }
    expect(world.starts.length).toBeGreaterThanOrEqual(2)
    expect((world.starts[0] as number) - Date.parse('2026-11-21T10:00:00Z')).toBeLessThan(
      PATIENCE_MS + 1_000,
    )
  })

  test('that come while a build runs, one more follows as soon as it ends', async () => {
    const world = createWorld({ buildMs: 3 * MINUTE })
    void world.edit()
    await world.pass(30_000)
    for (const _ of [1, 2, 3]) {
      void world.edit()
      await world.pass(20_000)
    }
    expect(world.starts).toHaveLength(1)
    await world.pass(10 * MINUTE)
    expect(world.starts).toHaveLength(2)
    expect((world.starts[1] as number) - (world.starts[0] as number)).toBeLessThan(3.2 * MINUTE)
    expect(world.site()).toBe('4')
  })

  test('a build that does not say that it ended is noticed by what is published', async () => {
    const world = createWorld({ speaks: false })
    void world.edit()
    await world.pass(30_000)
    void world.edit()
    await world.pass(3 * MINUTE)
    expect(world.starts).toHaveLength(2)
    expect(world.site()).toBe('2')
  })
})

describe('no build is asked for that would change nothing', () => {
  test('after a webhook of what the site does not show', async () => {
    const world = createWorld()
    void world.hearOfNothing()
    await world.pass(10 * MINUTE)
    expect(world.starts).toEqual([])
  })

  test('after webhooks that come while the build that has it all runs already', async () => {
    const world = createWorld()
    void world.edit()
    await world.pass(QUIET_MS + 5_000)
    expect(world.starts).toHaveLength(1)
    for (const _ of [1, 2, 3]) {
      void world.hearOfNothing()
      await world.pass(3_000)
    }
    await world.pass(10 * MINUTE)
    expect(world.starts).toHaveLength(1)
    expect(world.site()).toBe('1')
  })

  test('and an edit that comes while that is found out is built at once', async () => {
    const world = createWorld({ latencyMs: () => 300 })
    void world.hearOfNothing()
    await world.pass(QUIET_MS + 2_000)
    for (let step = 0; step < 8; step += 1) {
      void world.edit()
      await world.pass(150)
    }
    await world.pass(PATIENCE_MS + 5_000)
    expect(world.starts.length).toBeGreaterThan(0)
    await world.pass(5 * MINUTE)
    expect(world.site()).toBe('8')
    expect(world.empty).toEqual([])
  })

  test('but one is where the CMS cannot say what it has', async () => {
    const world = createWorld()
    world.cms.reachable = false
    void world.hearOfNothing()
    await world.pass(QUIET_MS + 10_000)
    expect(world.starts).toHaveLength(1)
  })
})

describe('what is lost is made good', () => {
  test('a webhook that never came', async () => {
    const world = createWorld()
    void world.edit('lost')
    await world.pass(3 * MINUTE)
    expect(world.starts).toHaveLength(1)
    expect(world.site()).toBe('1')
  })

  test('a function that was ended while it waited', async () => {
    const world = createWorld()
    void world.edit('killed')
    await world.pass(4 * MINUTE)
    expect(world.starts).toHaveLength(1)
    expect(world.site()).toBe('1')
  })

  test('a build hook that refused', async () => {
    const world = createWorld({ hook: (call) => (call === 1 ? 'refused' : 'taken') })
    void world.edit()
    await world.pass(5 * MINUTE)
    expect(world.calls()).toBe(2)
    expect(world.site()).toBe('1')
  })

  test('a build that failed', async () => {
    const world = createWorld({ build: (number) => (number === 1 ? 'fails' : 'succeeds') })
    void world.edit()
    await world.pass(6 * MINUTE)
    expect(world.starts).toHaveLength(2)
    expect(world.site()).toBe('1')
  })

  test('a build that was never heard of again', async () => {
    const world = createWorld({ build: (number) => (number === 1 ? 'never ends' : 'succeeds') })
    void world.edit()
    await world.pass(BUILD_MS + 5 * MINUTE)
    expect(world.starts).toHaveLength(2)
    expect(world.site()).toBe('1')
  })

  test('a build that takes longer than a build may be silent is taken for lost once, and then known to be slow', async () => {
    const world = createWorld({ buildMs: 2 * BUILD_MS })
    void world.edit()
    await world.pass(6 * BUILD_MS)
    const first = world.starts.length
    expect(first).toBeGreaterThan(1)
    expect(world.site()).toBe('1')
    void world.edit()
    await world.pass(6 * BUILD_MS)
    expect(world.starts).toHaveLength(first + 1)
    expect(world.site()).toBe('2')
  })

  test('an edit while the store of the functions was down', async () => {
    const world = createWorld()
    world.store.down = true
    const refused = expect(world.edit()).rejects.toThrow('The store is down.')
    await world.pass(2 * MINUTE)
    await refused
    world.store.down = false
    await world.pass(4 * MINUTE)
    expect(world.site()).toBe('1')
  })

  test('a webhook lost while the CMS cannot be reached waits for the CMS', async () => {
    const world = createWorld()
    void world.edit('lost')
    world.cms.reachable = false
    const refused = expect(world.check()).rejects.toThrow('cannot be reached')
    await world.pass(5 * MINUTE)
    await refused
    expect(world.starts).toHaveLength(0)
    world.cms.reachable = true
    await world.pass(3 * MINUTE)
    expect(world.site()).toBe('1')
  })
})

test.each(['claimed', 'started', 'ended'])(
  'a record %s that cannot be read, such as one of a later version, is told of and stops no build',
  async (step) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const world = createWorld()
    void world.edit()
    await world.pass(3 * MINUTE)
    for (const key of world.entries.keys()) {
      if (key.endsWith(`/${step}`)) world.entries.set(key, '{"status":"of a later version"}')
    }
    void world.edit()
    await world.pass(10 * MINUTE)
    expect(world.site()).toBe('2')
    await world.edit('lost')
    await world.pass(10 * MINUTE)
    expect(world.site()).toBe('3')
    expect(error.mock.calls.join()).toContain('a record of a build cannot be read')
    error.mockRestore()
  },
)

describe('a build that is lost is noticed in minutes', () => {
  const lostSecond = (number: number) => (number === 2 ? 'never ends' : 'succeeds')

  test('after one whose start could not be read any more when it ended', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const world = createWorld({ build: lostSecond })
    void world.edit()
    await world.pass(30_000)
    world.entries.set('turns/000000001/started', '{"at":"of a later version"}')
    await world.pass(2 * MINUTE)
    void world.edit()
    await world.pass(BUILD_MS + 5 * MINUTE)
    expect(world.starts).toHaveLength(3)
    expect(world.site()).toBe('2')
    error.mockRestore()
  })

  test('after one that ended while no function ran for a day', async () => {
    const world = createWorld({ build: lostSecond, speaks: false })
    void world.edit()
    await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE)
    await world.pass(2 * MINUTE)
    void world.edit()
    await world.pass(BUILD_MS + 5 * MINUTE)
    expect(world.starts).toHaveLength(3)
    expect(world.site()).toBe('2')
  })
})

test('a site that cannot be read is left alone; one that does not say what it was made from is built', async () => {
  const world = createWorld()
  world.web.answer = 'failure'
  const outcome = world.check()
  await world.pass(5 * MINUTE)
  expect(await outcome).toBe('site unreadable')
  expect(world.starts).toHaveLength(0)
  world.web.answer = 'nothing'
  await world.pass(1.5 * MINUTE)
  expect(world.starts).toHaveLength(1)
})

describe('a build that keeps failing', () => {
  test('is tried a few times with growing pauses, not for ever', async () => {
    const world = createWorld({ build: () => 'fails', buildMs: 10_000 })
    void world.edit()
    await world.pass(24 * 60 * MINUTE)
    expect(world.starts).toHaveLength(1 + RETRY_MS.length)
    const pauses = world.starts.slice(1).map((at, index) => at - (world.starts[index] as number))
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  })

  test('is tried at once when somebody edits, who may have fixed it', async () => {
    const world = createWorld({ build: (n) => (n <= 6 ? 'fails' : 'succeeds'), buildMs: 10_000 })
    void world.edit()
    await world.pass(24 * 60 * MINUTE)
    void world.edit()
    await world.pass(MINUTE)
    expect(world.site()).toBe('2')
  })

  test('that succeeds and never shows what the CMS has is no endless loop either', async () => {
    const world = createWorld({ build: () => 'brings something else', buildMs: 10_000 })
    void world.edit()
    await world.pass(24 * 60 * MINUTE)
    expect(world.starts.length).toBeGreaterThan(2)
    expect(world.starts.length).toBeLessThanOrEqual(2 + RETRY_MS.length)
  })
})

test('whatever happens, the site ends up with the last edit, and no build overlaps another or is empty', async () => {
  const happening = fc.record({
    pause: fc.integer({ min: 0, max: 20_000 }),
    how: fc.constantFrom('heard', 'heard', 'heard', 'lost', 'killed', 'of nothing' as const),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { minLength: 1, maxLength: 25 }),
      fc.integer({ min: 500, max: 150_000 }),
      fc.integer({ min: 0, max: 40 }),
      fc.array(fc.constantFrom('succeeds', 'fails', 'never ends' as const), { maxLength: 3 }),
      fc.boolean(),
      async (edits, buildMs, latencyMs, builds, speaks) => {
        vi.setSystemTime(new Date('2026-11-21T10:00:00Z'))
        const build = (number: number) => builds[number - 1] ?? ('succeeds' as const)
        const world = createWorld({ buildMs, speaks, build, latencyMs: () => latencyMs })
        for (const { pause, how } of edits) {
          if (how === 'of nothing') void world.hearOfNothing()
          else void world.edit(how as 'heard' | 'lost' | 'killed')
          await world.pass(pause)
        }
        await world.pass(60 * MINUTE)
        expect(world.site()).toBe(String(edits.filter(({ how }) => how !== 'of nothing').length))
        expect(world.empty).toEqual([])
        const pauses = world.starts
          .slice(1)
          .map((at, index) => at - (world.starts[index] as number))
        const ended = pauses.filter((_, index) => build(index + 1) !== 'never ends')
        expect(Math.min(...ended, Number.POSITIVE_INFINITY)).toBeGreaterThanOrEqual(buildMs)
      },
    ),
    { numRuns: 60, seed: 7 },
  )
})
