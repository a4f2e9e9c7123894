import { along, bearing, HALF, turned } from '../../../kernel/geometry/angle.ts'
import { toDegrees } from '../../../kernel/geometry/measure.ts'
import { distance, middleOf, minus, type Point } from '../../../kernel/geometry/point.ts'
import { asOneBody } from '../game/moves/body.ts'
import type { Wishes } from '../game/moves/company.ts'
import { goingOf } from '../game/moves/mover.ts'
import type { OrderOf } from '../game/orders.ts'
import { isPlanned, plannedMove } from '../game/phases/actions/moves/planning.ts'
import type { ActionsPhase } from '../game/phases/actions/phase.ts'
import type { Stand } from '../game/state.ts'
import { standsOf } from '../game/units.ts'
import { fromCm, toCm } from '../tables/index.ts'
import { coverGrade, dangerAt } from './danger.ts'
import { goalFor, type Situation } from './situation.ts'

/** Ways to go: as far as the action allows, shorter, and aside where straight on is barred. */
const SHARES = [1, 0.75, 0.5, 0.3] as const
const ASIDE = [0, 2500, -2500, 5000, -5000] as const

export const moveOrder = (wishes: Wishes): OrderOf<'move'> => ({
  kind: 'move',
  stands: [...wishes].map(([stand, { path, heading, target }]) => ({
    stand,
    path: path.map(({ x, y }): [number, number] => [toCm(x), toCm(y)]),
    facing: toDegrees(heading),
    ...(target === undefined ? {} : { assault: target }),
  })),
  dismount: false,
  mount: false,
})

/** Those of a unit who can go anywhere. */
export const freeStands = ({ view }: Situation, unit: string): readonly Stand[] =>
  standsOf(view, unit).filter(
    ({ markers, below, wire, water, realigned }) => markers === 0 && !below && !wire && !water && !realigned,
  )

export interface Advance {
  readonly order: OrderOf<'move'>
  readonly worth: number
  readonly towards: string
}

/** What it is worth to a unit to stand there instead of here. */
const worthOfPlaces = (
  situation: Situation,
  stands: readonly Stand[],
  shift: Point,
  gained: number,
): number => {
  const { attacks, thresholds } = situation
  const progress = attacks ? thresholds.progress.attacker : thresholds.progress.defender
  let worth = progress * gained * Math.sqrt(stands.length)
  for (const stand of stands) {
    const to = { x: stand.centre.x + shift.x, y: stand.centre.y + shift.y }
    const more = dangerAt(situation, stand, to) - dangerAt(situation, stand, stand.centre)
    worth -= (thresholds.fear * more) / 3
    worth +=
      thresholds.cover * (coverGrade(situation, stand, to) - coverGrade(situation, stand, stand.centre)) * 0.5
  }
  return worth
}

/** Moves of a unit as one body towards its goal, the dearest first. */
export const advances = (situation: Situation, phase: ActionsPhase): readonly Advance[] => {
  const { view } = situation
  const stands = freeStands(situation, phase.unit)
  const [first] = stands
  if (!first) return []
  const middle = middleOf(stands.map(({ centre }) => centre))
  const goal = goalFor(situation, middle)
  if (!goal) return []
  const most = goingOf(view, first)('cross-country').distance
  const straight = bearing(middle, goal.at)
  const far = distance(middle, goal.at)
  const found: Advance[] = []
  for (const aside of ASIDE) {
    const way = turned(straight, aside)
    for (const share of SHARES) {
      const length = Math.min(most * share * 0.98, far)
      if (length < fromCm(1)) continue
      const origin = { x: 0, y: 0 }
      const shift = minus(along(origin, way, length), origin)
      const order = moveOrder(asOneBody(stands, { shift, wheel: 0 }))
      if (!isPlanned(plannedMove(view, phase, order))) continue
      const to = { x: middle.x + shift.x, y: middle.y + shift.y }
      const gained = toCm(far - distance(to, goal.at))
      found.push({ order, worth: worthOfPlaces(situation, stands, shift, gained), towards: goal.name })
      break
    }
    if (aside === 0 && found.length > 0 && (found[0]?.worth ?? 0) > 0) break
  }
  return found.toSorted((one, other) => other.worth - one.worth)
}

/** A unit that looks away from the enemy turns to him. */
export const turning = ({ side }: Situation): number => (side === 'attacker' ? 0 : HALF)
