import { expect, test } from 'vitest'
import { oneIn } from '../long.ts'
import { battlesOf } from './battle.ts'
import { differing, digestsNow, goldenLines, isOf } from './digests.ts'
import { loadPlayed } from './rulesets.ts'

/** One battle in so many in `npm test`. */
const FEW = 7

/** What is said of the stored battles is what it was when their digests were recorded. */
export const proveGolden = async (ruleset: string): Promise<void> => {
  const played = await loadPlayed(ruleset)
  const recorded = goldenLines(ruleset)
  const battles = battlesOf(ruleset)

  test(`${ruleset}: the digests are those of the stored battles`, () => {
    expect([...new Set(recorded.map((line) => line.split(' ')[0]))]).toEqual(battles)
  })

  test.each(oneIn(FEW, battles))(`${ruleset}: what is said of %s is as recorded`, (battle) => {
    const aspects = differing(recorded.filter(isOf(battle)), digestsNow(played, battle))
    expect(aspects, `npm run golden diff HEAD ${ruleset} ${battle}`).toEqual([])
  })
}
