import { columnOf, distance } from '../../game/board/grid.ts'
import { isCombatUnit, type Unit } from '../../game/unit.ts'
import type { ZoneNumber } from '../../game/zone.ts'
import { fighterOf } from '../estimates.ts'
import { rowsToOurEdge, type Situation } from '../situation.ts'

/** An enemy regiment that might run for our edge, and how far it is guarded against. */
export interface Threat {
  readonly foe: Unit
  /** Victory points to fear. */
  readonly worth: number
  readonly guarded: number
}

/** How well a unit of ours in a zone bars the way of an enemy, from 0 to 1. */
const bars = (situation: Situation, unit: Unit, zone: ZoneNumber, foe: Unit): number => {
  const { country } = situation.view
  const { beside, before, aslant, solidDice } = situation.thresholds.guard
  const solid = Math.min(1, fighterOf(unit).dice / solidDice)
  if (distance(country, zone, foe.place) <= 1) return beside * solid
  if (rowsToOurEdge(situation, zone) > rowsToOurEdge(situation, foe.place)) return 0
  const aside = Math.abs(columnOf(country, zone) - columnOf(country, foe.place))
  return aside <= 1 ? before * solid : aside === 2 ? aslant * solid : 0
}

/** Whoever of the enemy could run for our edge, and who stands in his way. */
export const threatsTo = (situation: Situation): readonly Threat[] => {
  const { fear: fears, unsteady, pace } = situation.thresholds.guard
  const guards = situation.own.filter(
    (unit) => isCombatUnit(unit) && unit.place >= 0 && unit.status === 'steady',
  )
  return situation.foes.filter(isCombatUnit).flatMap((foe) => {
    const turns = Math.ceil((rowsToOurEdge(situation, foe.place) + 1) / pace)
    const fear = (fears[turns] ?? 0) * (foe.status === 'steady' ? 1 : unsteady)
    if (fear === 0) return []
    const guarded = guards.reduce((sum, unit) => sum + bars(situation, unit, unit.place, foe), 0)
    return [{ foe, worth: fear, guarded }]
  })
}

/** Victory points that a move makes safer, or less safe. */
export const guardGained = (
  situation: Situation,
  threats: readonly Threat[],
  units: readonly Unit[],
  end: ZoneNumber | undefined,
): number => {
  let gained = 0
  for (const { foe, worth, guarded } of threats) {
    let after = guarded
    for (const unit of units) {
      after -= bars(situation, unit, unit.place, foe)
      if (end !== undefined) after += bars(situation, unit, end, foe)
    }
    gained += worth * (Math.min(1, after) - Math.min(1, guarded))
  }
  return gained
}
