import { describe, expect, test } from 'vitest'
import { type BattleFile, fileOf } from '#kernel/game/battle/file.ts'
import type { SideName } from '#rules/green-fields/game/sides.ts'
import { SIDES } from '#rules/green-fields/vocabulary.ts'
import { inLongRun } from '../long.ts'
import { phaseOf } from '../web/battle/twins/campaign.ts'
import { NAMES } from '../web/battle/twins/guises.ts'
import { fightTwins } from '../web/battle/twins/twins.ts'
import { inBrowser } from './app.ts'
import { PATIENT, QUICK } from './battle-page.ts'
import { lookAhead, lookRound, type Seen, takeBack, windThrough } from './campaign-looks.ts'

/** Decisions at which the screens are compared; below the screen all of them are, in every run. */
const PHASES: readonly string[] = inLongRun
  ? ['deployment', 'raids', 'air-plans', 'bombardment', 'replacements', 'movement']
  : ['movement']

/** Those at which what went before is looked at too. */
const WOUND_BACK: readonly string[] = ['replacements', 'movement']

interface Pair {
  readonly here: BattleFile
  readonly there: BattleFile
}

/** For each phase two campaigns that one side cannot tell apart, some way into the war. */
const pairsFor = (watcher: SideName, phases: readonly string[]): ReadonlyMap<string, Pair> => {
  const pairs = new Map<string, Pair>()
  for (let seed = 1; seed <= 80 && pairs.size < phases.length; seed++) {
    fightTwins(watcher, seed, 2000, ({ here, there }) => {
      const phase = phaseOf(here)
      if (!phases.includes(phase) || pairs.has(phase) || here.log.orders.length < 20) return
      pairs.set(phase, { here: fileOf(here.battle), there: fileOf(there.battle) })
    })
  }
  return pairs
}

const expectSame = (here: Seen, there: Seen, when: string): void => {
  expect([...there.keys()]).toEqual([...here.keys()])
  for (const [what, text] of here) {
    for (const name of Object.values(NAMES))
      expect(text.includes(name), `${name} on ${what}, ${when}`).toBe(false)
    const other = there.get(what) ?? ''
    if (other !== text) expect(other.split(/(?=<)/), `${what}, ${when}`).toEqual(text.split(/(?=<)/))
  }
}

inBrowser('campaigns that differ only in what one side hides', (app) => {
  describe.each(inLongRun ? SIDES : SIDES.slice(0, 1))(
    'look the same to the player of side %s',
    (watcher) => {
      // Each side in half of the phases: what hides a side's secrets does not know which side it is.
      const phases = PHASES.filter((_, i) => i % 2 === SIDES.indexOf(watcher))
      const pairs = pairsFor(watcher, phases)
      test.each(phases)('when he has to decide on %s', PATIENT, async (phase) => {
        const pair = pairs.get(phase)
        if (!pair) throw new Error(`no two campaigns come to ${phase}`)
        const [one, other] = await Promise.all([app.open(QUICK), app.open(QUICK)])
        expectSame(await lookRound(one.page, pair.here), await lookRound(other.page, pair.there), phase)
        if (WOUND_BACK.includes(phase)) {
          expectSame(await lookAhead(one.page), await lookAhead(other.page), phase)
          expectSame(await windThrough(one.page, watcher), await windThrough(other.page, watcher), phase)
          expectSame(await takeBack(one.page, watcher), await takeBack(other.page, watcher), phase)
        }
        await one.close()
        await other.close()
      })
    },
  )
})
