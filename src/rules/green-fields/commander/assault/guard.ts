import { isCombatUnit, type Unit } from '../../game/unit.ts'
import type { ZoneNumber } from '../../game/zone.ts'
import { columnOf, distance } from '../../reckoning/grid.ts'
import { fighterOf } from '../estimates.ts'
import { rowsToOurEdge, type Situation } from '../situation.ts'
import { stakesOf, turnsToOurEdge } from './exits.ts'

/** An enemy regiment that might run for our edge, and how far it is guarded against. */
export interface Threat {
  readonly foe: Unit
  /** Victory points to fear. */
  readonly worth: number
  readonly guarded: number
}

/** How much of its weight a unit is of use against. */
export const solidity = (situation: Situation, unit: Unit): number =>
  Math.min(1, fighterOf(unit).dice / situation.thresholds.guard.solidDice)

/**
 * How well solid troops of ours in a zone bar the way of an enemy, from 0 to 1: those next to him fire as he goes on, and those
 * between him and our edge must be gone round as well.
 */
const bars = (situation: Situation, zone: ZoneNumber, foe: Unit): number => {
  const { country } = situation.view
  const { across, beside, behind, before, aslant } = situation.thresholds.guard
  // Nobody fires at whoever has only to step off: he must be driven away.
  if (rowsToOurEdge(situation, foe.place) === 0) return 0
  const nearer = rowsToOurEdge(situation, foe.place) - rowsToOurEdge(situation, zone)
  if (distance(country, zone, foe.place) <= 1) return nearer > 0 ? across : nearer === 0 ? beside : behind
  if (nearer < 0) return 0
  const aside = Math.abs(columnOf(country, zone) - columnOf(country, foe.place))
  return aside <= 1 ? before : aside === 2 ? aslant : 0
}

/** How well a zone bars the way of each threat. */
export const barsFrom = (
  situation: Situation,
  threats: readonly Threat[],
  zone: ZoneNumber,
): readonly number[] => threats.map(({ foe }) => bars(situation, zone, foe))

/** Whoever of the enemy could run for our edge, and who stands in his way. */
export const threatsTo = (situation: Situation): readonly Threat[] => {
  const { fear: fears, unsteady } = situation.thresholds.guard
  const { theirs } = stakesOf(situation)
  const guards = situation.own.filter(
    (unit) => isCombatUnit(unit) && unit.place >= 0 && unit.status === 'steady',
  )
  const solid = guards.map((unit) => solidity(situation, unit))
  return situation.foes.filter(isCombatUnit).flatMap((foe) => {
    const turns = turnsToOurEdge(situation, foe)
    const fear = (fears[turns] ?? 0) * theirs * (foe.status === 'steady' ? 1 : unsteady)
    if (fear === 0) return []
    const guarded = guards.reduce(
      (sum, { place }, i) => sum + bars(situation, place, foe) * (solid[i] ?? 0),
      0,
    )
    return [{ foe, worth: fear, guarded }]
  })
}

/** Victory points that a move makes safer, or less safe, by where so solid units stood and will stand; gone if nowhere. */
export const guardGained = (
  threats: readonly Threat[],
  solid: readonly number[],
  before: readonly number[],
  after: readonly number[] | undefined,
): number => {
  let gained = 0
  threats.forEach(({ worth, guarded }, i) => {
    let now = guarded
    for (const share of solid) {
      now -= (before[i] ?? 0) * share
      if (after) now += (after[i] ?? 0) * share
    }
    gained += worth * (Math.min(1, now) - Math.min(1, guarded))
  })
  return gained
}
