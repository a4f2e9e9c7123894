import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { RETRIED } from './test/retried.ts'

/** What audits all that is remembered, over more battles in the long run. */
const AUDIT = 'test/slow/memo-audit.test.ts'
/** They put something else in place of a module, which others on their worker would have loaded already. */
const APART = ['test/slow/odds-draw-nothing.test.ts', AUDIT]

/** Whole battles, long series of rolls and processes of their own take more than a moment. */
const SLOW = [
  'test/slow/**/*.test.ts',
  'test/commander/lookahead.test.ts',
  'test/**/conformance.test.ts',
  'test/**/secrecy.test.ts',
  'test/**/stored.test.ts',
  'test/rules/*/screen/writing.test.ts',
  'test/rules/*/screen/outcomes.test.ts',
  'test/rules/*/commander/battles.test.ts',
  'test/rules/green-fields/on-the-table.test.ts',
  'test/cli/**/*.test.ts',
  'test/engine/**/*.test.ts',
]

/** What the long run alone does. */
const LONG = 'test/**/*.long.test.ts'
/** What it does more of. */
const LAWS = 'test/**/*.law.test.ts'
const BROWSER = 'test/browser/**'

/** How the long run tells its tests what it is. */
const LONG_RUN = { LONG_RUN: '1' }

/** A test loads its own rule set only, once a worker: that saves half the time. */
const OWN_RULES = { setupFiles: ['test/load-own-rules.ts'], isolate: false }

const inBrowser = {
  // They wait for pages half the time, so two share a core; after all others, which leave no core idle.
  maxWorkers: 2 * availableParallelism(),
  sequence: { groupOrder: 1 },
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // Each test has devices of its own; server, browser and the loaded rule sets are those of its worker.
  isolate: false,
  // A machine with other work to do may keep a page waiting; a fault fails twice.
  retry: 1,
  // What is polled has as long as whatever else is waited for on a page.
  expect: { poll: { timeout: 30_000 } },
}

export default defineConfig({
  test: {
    // By itself it would leave a core idle, on two cores half the machine.
    maxWorkers: '100%',
    reporters: ['default', RETRIED],
    // The tests on the screen load what those below it have read already.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: [...SLOW, LAWS, LONG, BROWSER],
          ...OWN_RULES,
          // Patient, for machines that have other work.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'slow',
          include: [...SLOW, LAWS],
          exclude: [...APART, LONG, BROWSER],
          ...OWN_RULES,
          testTimeout: 180_000,
        },
      },
      { test: { name: 'apart', include: APART, testTimeout: 180_000 } },
      { test: { ...inBrowser, name: 'browser', include: [`${BROWSER}/*.test.ts`], exclude: [LONG] } },
      {
        test: {
          name: 'long',
          include: [LAWS, LONG],
          exclude: [BROWSER],
          ...OWN_RULES,
          testTimeout: 900_000,
          env: LONG_RUN,
        },
      },
      { test: { name: 'long-apart', include: [AUDIT], testTimeout: 900_000, env: LONG_RUN } },
      {
        test: {
          ...inBrowser,
          name: 'long-browser',
          include: ['test/browser/**/*.long.test.ts', 'test/browser/**/*.law.test.ts'],
          env: LONG_RUN,
        },
      },
    ],
  },
})
