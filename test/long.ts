/** Whether this is the long run, `npm run test:long`; `vitest.config.ts` says so to its projects. */
export const inLongRun = process.env.LONG_RUN === '1'

/** How many there are to be in `npm test`, and how many in the long run. */
export const times = (few: number, many: number): number => (inLongRun ? many : few)

/** All of them in the long run; in `npm test` one in so many. */
export const oneIn = <T>(many: number, all: readonly T[]): readonly T[] =>
  inLongRun ? all : all.filter((_, i) => i % many === 0)
