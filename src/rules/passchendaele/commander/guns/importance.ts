import type { Unit } from '../../game/state.ts'
import { footOf, inchesToNearest, inchesToPoint, isFoot, type Situation } from '../situation.ts'

const ofGuns = ({ state, enemies, thresholds }: Situation, enemy: Unit): number => {
  const { manyBatteries, batteriesFirst, silentGuns } = thresholds.importance
  const batteries = enemies.reduce((sum, unit) => sum + (isFoot(unit) ? 0 : unit.bases.length), 0)
  const fires = enemy.order === 'fire-barrage' || state.turn === 0
  return (fires ? 1 : silentGuns) * (batteries >= manyBatteries ? batteriesFirst : 1)
}

/** How much a unit of the enemy matters to us now. */
export const importanceOf = (situation: Situation, enemy: Unit): number => {
  if (!isFoot(enemy)) return ofGuns(situation, enemy)
  const { state, side, own, attacks, thresholds } = situation
  const { byDistance, farAway } = thresholds.importance
  let away = inchesToNearest(enemy, footOf(own))
  for (const { at, holder } of state.objectives) {
    if ((holder === side) !== attacks) away = Math.min(away, inchesToPoint(enemy, at))
  }
  return byDistance.find(({ upTo }) => away <= upTo)?.counts ?? farAway
}
