import type { Point } from '../../../kernel/geometry/point.ts'
import { houseNamed } from '../game/board/ground.ts'
import { distanceToUnit } from '../game/moves/obstacles.ts'
import { otherSide } from '../game/sides.ts'
import type { State, Unit } from '../game/state.ts'
import { isActive } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { idOf } from '../scenarios/ids.ts'
import { fromInches, pointAt } from '../tables/table-top.ts'
import type { Side } from '../vocabulary.ts'
import type { Thresholds } from './thresholds.ts'

/** The table as a side sees it. */
export interface Situation {
  readonly view: View
  readonly side: Side
  readonly enemy: Side
  readonly attacks: boolean
  readonly thresholds: Thresholds
  readonly own: readonly Unit[]
  /** Active, and above the ground. */
  readonly enemies: readonly Unit[]
  readonly goals: readonly Goal[]
  readonly movesLeft: number
}

/** A place worth having. */
export interface Goal {
  readonly name: string
  readonly at: Point
  readonly points: number
  /** The structure that is to be held, if it is one. */
  readonly house: string | undefined
  readonly held: boolean
  /** An enemy is near enough to take it. */
  readonly threatened: boolean
}

export const isBelow = (state: Pick<State, 'scenario'>, { inside }: Unit): boolean =>
  inside !== null && houseNamed(state, inside)?.kind === 'dugout'

const goalsOf = (view: View, side: Side, enemies: readonly Unit[], { threat }: Thresholds): readonly Goal[] =>
  view.objectives.flatMap(({ name, points, holder }, i): readonly Goal[] => {
    const listed = view.scenario.objectives[i]
    if (!listed) return []
    const house = listed.at === 'structure' ? houseNamed(view, idOf(name)) : undefined
    const at = listed.at === 'structure' ? house?.middle : pointAt({ x: listed.at[0], y: listed.at[1] })
    if (!at) return []
    return [
      {
        name,
        at,
        points,
        house: house?.id,
        held: holder === side,
        threatened: enemies.some((unit) => distanceToUnit(view, unit, at) <= fromInches(threat)),
      },
    ]
  })

export const situationOf = (view: View, side: Side, thresholds: Thresholds): Situation => {
  const enemy = otherSide(side)
  const enemies = view.units.filter((unit) => unit.side === enemy && isActive(unit) && !isBelow(view, unit))
  return {
    view,
    side,
    enemy,
    attacks: isAttacking(view, side),
    thresholds,
    own: view.units.filter((unit) => unit.side === side && isActive(unit)),
    enemies,
    goals: goalsOf(view, side, enemies, thresholds),
    movesLeft: view.scenario.moves - view.move,
  }
}

/** Who has to come: the attacker of a position, both where nobody holds anything. */
const isAttacking = ({ scenario }: View, side: Side): boolean => {
  const isMeeting = scenario.objectives.length > 0 && scenario.objectives.every(({ holder }) => !holder)
  return isMeeting || scenario.attacker === side
}
