import { defineConfig } from 'vitest/config'

/** The same tests in each browser. They are separate from the others, whose browser is Chromium. */
export default defineConfig({
  test: {
    globalSetup: ['tests/browsers/setup.ts'],
    projects: (['firefox', 'webkit'] as const).map((engine) => ({
      test: {
        name: engine,
        provide: { engine },
        include: ['tests/browsers/*.test.ts'],
        testTimeout: 120_000,
        hookTimeout: 120_000,
        maxWorkers: 2,
      },
    })),
  },
})
