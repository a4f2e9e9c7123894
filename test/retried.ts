import type { Reporter, TestCase } from 'vitest/node'

const nameOf = ({ module, fullName }: TestCase): string => `${module.relativeModuleId} > ${fullName}`

/** The last lines of a run: what passed only when it was tried again, for that is a fault too, and how many passed. */
export const RETRIED: Reporter = {
  onTestRunEnd(modules) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()])
    const flaky = tests.filter((test) => test.diagnostic()?.flaky)
    if (flaky.length > 0) console.log('Passed only on retry:')
    for (const test of flaky) console.log(`  ${nameOf(test)}`)
    const count = (state: string): number => tests.filter((test) => test.result().state === state).length
    console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`)
  },
}
