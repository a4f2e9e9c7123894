import type { Wish } from '#kernel/game/commander.ts'
import { bearing } from '#kernel/geometry/angle.ts'
import { houseNamed, isAboveGround } from '../../game/board/ground.ts'
import { allowanceOf } from '../../game/moves/allowance.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import type { Unit } from '../../game/state.ts'
import { MOVE_COSTS } from '../../tables/organisation.ts'
import { fromInches } from '../../tables/table-top.ts'
import type { Situation } from '../situation.ts'
import { isMarching, moveOrder } from './candidate.ts'
import { type Errand, errandOf } from './goals.ts'
import { journeyOf, legsTo, reachOn } from './journeys.ts'
import { leaveWishes } from './shelters.ts'

/** Of what a unit can go, what it tries. */
const SHARES = [1, 0.7, 0.4] as const
const LEAST = fromInches(0.3)

/** As far towards an errand as it can, upright. */
export function* straightOn(situation: Situation, unit: Unit, errand: Errand): Generator<Wish<PlayerOrder>> {
  const { view } = situation
  const { route } = journeyOf(situation, unit, errand)
  if (!route) return
  const rising = unit.prone ? fromInches(MOVE_COSTS.rising) : 0
  const forming = isMarching(unit) ? fromInches(MOVE_COSTS.formation.foot) : 0
  const reach = reachOn(situation, unit, route, allowanceOf(view, unit, 'normal') - rising - forming)
  for (const share of SHARES) {
    const legs = legsTo(route, reach * share)
    const end = legs.at(-1)
    if (!end || reach * share < LEAST) continue
    const order = moveOrder(unit, legs, false)
    yield { order: order(bearing(unit.position, end)), why: errand.why }
  }
}

/** What a unit does that merely makes for its goal as fast as it can. */
export function* runWishes(situation: Situation, unit: Unit): Generator<Wish<PlayerOrder>> {
  const house = unit.inside === null ? undefined : houseNamed(situation.view, unit.inside)
  if (house && isAboveGround(house)) yield* leaveWishes(situation, unit, house)
  const errand = house ? undefined : errandOf(situation, unit)
  if (errand) yield* straightOn(situation, unit, errand)
}
