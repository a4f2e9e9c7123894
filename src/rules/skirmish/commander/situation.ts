import type { Point } from '#kernel/geometry/point.ts'
import { memo } from '#kernel/memo.ts'
import { houseNamed } from '../game/board/ground.ts'
import { otherSide } from '../game/sides.ts'
import type { State, Unit } from '../game/state.ts'
import { isActive } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { idOf } from '../scenarios/ids.ts'
import { pointAt } from '../tables/table-top.ts'
import type { Side } from '../vocabulary.ts'
import { isWithin } from './stance.ts'
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

interface Objective {
  readonly name: string
  readonly at: Point
  readonly house: string | undefined
}

/** Where the objectives of a scenario are, in its order; none for one that is nowhere. */
const objectivesOf = memo((scenario: State['scenario']): readonly (Objective | undefined)[] =>
  scenario.objectives.map((objective) => {
    const { name, at: place } = objective
    const house = place === 'structure' ? houseNamed({ scenario }, idOf(objective)) : undefined
    const at = place === 'structure' ? house?.middle : pointAt({ x: place[0], y: place[1] })
    return at && { name, at, house: house?.id }
  }),
)

/** The places worth having, thought of when they are asked for. */
export const goalsOf = memo(({ view, side, enemies, thresholds }: Situation): readonly Goal[] => {
  const places = objectivesOf(view.scenario)
  return view.objectives.flatMap(({ name, points, holder }, i): readonly Goal[] => {
    const place = places[i]
    if (!place) return []
    const { at, house } = place
    const threatened = enemies.some((unit) => isWithin(view, unit, at, thresholds.threat))
    return [{ name, at, points, house, held: holder === side, threatened }]
  })
})

export const situationOf = (view: View, side: Side, thresholds: Thresholds): Situation => {
  const enemy = otherSide(side)
  const own: Unit[] = []
  const enemies: Unit[] = []
  for (const unit of view.units) {
    if (!isActive(unit)) continue
    if (unit.side === side) own.push(unit)
    else if (!isBelow(view, unit)) enemies.push(unit)
  }
  return {
    view,
    side,
    enemy,
    attacks: isAttacking(view, side),
    thresholds,
    own,
    enemies,
    movesLeft: view.scenario.moves - view.move,
  }
}

/** Who has to come: the attacker of a position, both where nobody holds anything. */
const isAttacking = ({ scenario }: View, side: Side): boolean => {
  const isMeeting = scenario.objectives.length > 0 && scenario.objectives.every(({ holder }) => !holder)
  return isMeeting || scenario.attacker === side
}
