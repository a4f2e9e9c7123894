import { defineConfig } from 'vitest/config'

/** Whole battles, long series of rolls and processes of their own take more than a moment. */
const SLOW = [
  'test/slow/**/*.test.ts',
  'test/**/conformance.test.ts',
  'test/**/doctrine.test.ts',
  'test/**/secrecy.test.ts',
  'test/rules/flanders-fields/game/stored.test.ts',
  'test/rules/skirmish/game/stored.test.ts',
  'test/rules/green-fields/game/campaign/water.test.ts',
  'test/rules/green-fields/on-the-table.test.ts',
  'test/cli/**/*.test.ts',
  'test/server/odds.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: SLOW.concat('test/browser/**'),
          // The tests are pure; loading the rule sets once a worker saves half the time.
          isolate: false,
          // Patient, for machines that have other work.
          testTimeout: 30_000,
        },
      },
      { test: { name: 'slow', include: SLOW, testTimeout: 120_000 } },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          // A machine with other work to do may keep a page waiting; a fault fails twice.
          retry: 1,
          // What is polled has as long as whatever else is waited for on a page.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
