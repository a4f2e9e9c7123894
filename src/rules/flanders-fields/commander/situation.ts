import { distance, middleOf, type Point } from '../../../kernel/geometry/point.ts'
import { fieldOf } from '../game/field.ts'
import { otherSide } from '../game/sides.ts'
import type { Stand, Unit } from '../game/state.ts'
import { standsOf, unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { pointAt, toCm } from '../tables/index.ts'
import type { Side } from '../vocabulary.ts'
import type { Thresholds } from './thresholds.ts'

/** The table as a side sees it. */
export interface Situation {
  readonly view: View
  readonly side: Side
  readonly enemy: Side
  readonly attacks: boolean
  readonly thresholds: Thresholds
  /** Stands of the enemy above the ground. */
  readonly enemies: readonly Stand[]
  readonly goals: readonly Goal[]
}

/** A place worth having. */
export interface Goal {
  readonly name: string
  readonly at: Point
  readonly value: number
  readonly held: boolean
}

const goalsOf = (view: View, side: Side): readonly Goal[] =>
  view.objectives.flatMap(({ name, value, holder }, i): readonly Goal[] => {
    const at = view.scenario.objectives[i]?.at
    const point =
      at === 'area'
        ? fieldOf(view.scenario).patches.find((patch) => patch.name === name)?.box.centre
        : at && pointAt({ x: at[0], y: at[1] })
    return point ? [{ name, at: point, value, held: holder === side }] : []
  })

export const situationOf = (view: View, side: Side, thresholds: Thresholds): Situation => {
  const enemy = otherSide(side)
  return {
    view,
    side,
    enemy,
    attacks: side === 'attacker',
    thresholds,
    enemies: view.stands.filter((stand) => stand.side === enemy && !stand.below),
    goals: goalsOf(view, side),
  }
}

export const middleOfUnit = (view: View, unit: Unit): Point | undefined => {
  const stands = standsOf(view, unit.id)
  return stands.length > 0 ? middleOf(stands.map(({ centre }) => centre)) : undefined
}

/** What a unit makes for: of the places its side lacks the one that is worth most for the way. */
export const goalFor = ({ view, goals, enemies }: Situation, id: string): Goal | undefined => {
  const unit = unitNamed(view, id)
  const from = unit && middleOfUnit(view, unit)
  if (!from) return undefined
  const wanted = goals.filter(({ held }) => !held)
  if (wanted.length > 0)
    return wanted.reduce((best, goal) => (pull(goal, from) > pull(best, from) ? goal : best))
  const nearest = nearestTo(enemies, from)
  return nearest && { name: 'the enemy', at: nearest.centre, value: 0, held: false }
}

/** Farther objectives pull less, so that the nearer fall first. */
const pull = ({ value, at }: Goal, from: Point): number => (1 + value) / (20 + toCm(distance(at, from))) ** 2

export const nearestTo = <S extends { readonly centre: Point }>(
  stands: readonly S[],
  from: Point,
): S | undefined => {
  let best: S | undefined
  let least = Number.POSITIVE_INFINITY
  for (const stand of stands) {
    const far = distance(stand.centre, from)
    if (far < least) {
      least = far
      best = stand
    }
  }
  return best
}
