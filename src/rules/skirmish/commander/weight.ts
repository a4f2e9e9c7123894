import type { Weight } from '#kernel/game/commander.ts'
import { distance } from '#kernel/geometry/point.ts'
import type { PhaseOf } from '../game/phases/shapes.ts'
import type { Unit } from '../game/state.ts'
import { isVehicle } from '../game/units.ts'
import { fromInches } from '../tables/table-top.ts'
import { isTroops } from './moves/goals.ts'
import { goalsOf, isBelow, type Situation } from './situation.ts'

/** Those who hardly ever do anything but stay and fire. */
const isFixed = ({ kind, weapon, limbered }: Unit): boolean =>
  kind === 'sniper' ||
  kind === 'mortar-team' ||
  weapon === 'wagon' ||
  (kind === 'gun-crew' && weapon !== null && !limbered)

const isAtTheFront = (situation: Situation, { position }: Unit): boolean => {
  const { enemy, goal } = situation.thresholds.weighty
  return (
    situation.enemies.some((one) => distance(one.position, position) <= fromInches(enemy)) ||
    goalsOf(situation).some(({ at }) => distance(at, position) <= fromInches(goal))
  )
}

/** Much hangs on charges, and on squads and machines close to the enemy or to what is to be had; little on the rest. */
export const weightOfMove = (
  situation: Situation,
  { step }: PhaseOf<'movement'>,
  unit: Unit | undefined,
): Weight => {
  if (step === 'charges') return 'weighty'
  if (!unit || isFixed(unit)) return 'trivial'
  if (isBelow(situation.view, unit)) return isAtTheFront(situation, unit) ? 'routine' : 'trivial'
  return (isTroops(unit) || isVehicle(unit)) && isAtTheFront(situation, unit) ? 'weighty' : 'routine'
}
