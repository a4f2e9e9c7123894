import type { Unit } from '../../game/state.ts'
import { inchesToNearest, inchesToPoint, isFoot, type Situation } from '../situation.ts'

/** With so many gun bases the enemy's batteries come first: nothing can live in the open under their sheaves. */
const MANY_BATTERIES = 3
const BATTERIES_FIRST = 1.6
const SILENT_GUNS = 0.5

/** What infantry counts for by how near it is to ours or to what is fought for, in inches. */
const BY_DISTANCE: readonly { readonly upTo: number; readonly counts: number }[] = [
  { upTo: 3, counts: 2 },
  { upTo: 6.5, counts: 1.7 },
  { upTo: 10, counts: 1.2 },
]
const FAR_AWAY = 0.8

const ofGuns = ({ state, enemies }: Situation, enemy: Unit): number => {
  const batteries = enemies.reduce((sum, unit) => sum + (isFoot(unit) ? 0 : unit.bases.length), 0)
  const fires = enemy.order === 'fire-barrage' || state.turn === 0
  return (fires ? 1 : SILENT_GUNS) * (batteries >= MANY_BATTERIES ? BATTERIES_FIRST : 1)
}

/** How much a unit of the enemy matters to us now. */
export const importanceOf = (situation: Situation, enemy: Unit): number => {
  if (!isFoot(enemy)) return ofGuns(situation, enemy)
  const { state, side, own, attacks } = situation
  let away = inchesToNearest(enemy, own.filter(isFoot))
  for (const { at, holder } of state.objectives) {
    if ((holder === side) !== attacks) away = Math.min(away, inchesToPoint(enemy, at))
  }
  return BY_DISTANCE.find(({ upTo }) => away <= upTo)?.counts ?? FAR_AWAY
}
