import { bestOf } from '#kernel/game/commander.ts'
import { isObserved } from '../../game/board/sight.ts'
import { reachesZone } from '../../game/phases/bombardment/guns.ts'
import type { Unit } from '../../game/unit.ts'
import type { ZoneNumber } from '../../game/zone.ts'
import { breaks, fighterOf, lossOf, savesOnTheMove, TYPICAL_FOE } from '../estimates.ts'
import { enemyFront, foesIn, type Situation } from '../situation.ts'
import { type Aim, diceOf } from './shoots.ts'

/** What a barrage by these dice is expected to cost the enemy: drafts and reliefs come up to those who have suffered. */
const worthOf = (situation: Situation, zone: ZoneNumber, dice: number): number =>
  foesIn(situation, zone).reduce((sum, foe) => {
    const fighter = fighterOf(foe)
    const weakened = foe.figures !== null && foe.strength < TYPICAL_FOE.strength
    const loss = lossOf(dice, savesOnTheMove(fighter, 0), fighter)
    return (
      sum +
      (weakened ? situation.thresholds.box.weakened : situation.thresholds.box.usual) *
        (loss + breaks(loss, fighter))
    )
  }, 0)

/**
 * GF-BOMB-07: a box around those who wait for drafts and reliefs, if no assault of ours would lift it. A shell spent so
 * costs the enemy 0.4 to 0.9 strength points, and 1.2 in a bombardment that is worth firing: so it is for guns that have
 * nothing better.
 */
export const boxAims = (situation: Situation, guns: readonly Unit[]): readonly Aim[] => {
  const boxes = enemyFront(situation).flatMap((zone) => {
    if (foesIn(situation, zone).length === 0) return []
    const observed = isObserved(situation.view, situation.side, zone)
    const able = guns.filter((gun) => diceOf(gun, observed) > 0 && reachesZone(situation.view, gun, zone))
    const dice = able.reduce((sum, gun) => sum + diceOf(gun, observed), 0)
    const worth = worthOf(situation, zone, dice)
    return worth >= able.length * situation.thresholds.box.least ? [{ zone, able, worth }] : []
  })
  const best = bestOf(boxes, ({ worth }) => worth, 0)
  return best ? best.able.map((gun) => ({ gun, zone: best.zone, mission: 'box' })) : []
}

/** Whether the enemy's barrage lies around a zone. */
export const isBoxed = ({ view, enemy }: Situation, zone: ZoneNumber): boolean =>
  view.boxes.some((box) => box.side === enemy && box.zone === zone)
