import type { Wish } from '#kernel/game/commander.ts'
import { along, bearing } from '#kernel/geometry/angle.ts'
import { distance } from '#kernel/geometry/point.ts'
import { asOneBody } from '../game/moves/body.ts'
import { freeStands } from '../game/moves/company.ts'
import { goingOf } from '../game/moves/mover.ts'
import { nameOf } from '../game/names.ts'
import { courseOfMove, isMoveCourse, moveOrder } from '../game/phases/actions/moving/courses.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import type { ActionsPhase } from '../game/phases/shapes.ts'
import { fromCm } from '../tables/index.ts'
import { advances } from './advancing.ts'
import { bestCharge } from './assaulting.ts'
import { goalFor, goalsOf } from './goals.ts'
import { nearestTo, type Situation, whereaboutsOf } from './situation.ts'

type Thought = Wish<PlayerOrder>

/** Nobody goes back from an enemy who is farther off. */
const PRESSED = fromCm(45)

/** Away from the nearest enemy, as far as they can. */
function* withdrawal(situation: Situation, phase: ActionsPhase): Generator<Thought> {
  const { view, enemies } = situation
  const stands = freeStands(view, phase.unit)
  const from = whereaboutsOf(situation, phase.unit)?.middle
  const [first] = stands
  const enemy = from && nearestTo(enemies, from)
  if (!first || !from || !enemy || distance(from, enemy.centre) > PRESSED) return
  const most = goingOf(view, first)('cross-country').distance
  for (const share of [0.9, 0.5]) {
    const shift = along({ x: 0, y: 0 }, bearing(enemy.centre, from), most * share)
    const order = moveOrder(asOneBody(stands, { shift, wheel: 0 }))
    if (!isMoveCourse(courseOfMove(view, phase, order))) continue
    yield { order, why: `Back, away from ${nameOf(view, enemy.id)}.` }
    return
  }
}

/** Forward to the places worth having, the one it makes for first. */
function* forward(situation: Situation, phase: ActionsPhase): Generator<Thought> {
  const own = goalFor(situation, phase.unit)
  const others = goalsOf(situation.picture, situation).filter(
    ({ wanted, name }) => wanted && name !== own?.name,
  )
  for (const goal of own ? [own, ...others] : others) {
    const [best] = advances(situation, phase, goal)
    if (best) yield { order: best.order, why: `Forward to ${best.towards} all the same.` }
  }
}

/** What else might be done with an action though it promises less: never first, but looked at before a great decision. */
export function* otherwise(situation: Situation, phase: ActionsPhase): Generator<Thought> {
  const { view } = situation
  const charge = bestCharge(situation, phase)
  if (charge) yield { order: charge.order, why: `Go in against ${nameOf(view, charge.target)} all the same.` }
  const [on, ...others] = forward(situation, phase)
  if (on) yield on
  yield* withdrawal(situation, phase)
  yield* others
}
