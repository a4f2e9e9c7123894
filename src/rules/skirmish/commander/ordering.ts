import type { Staff, Wish } from '#kernel/game/commander.ts'
import { houseNamed } from '../game/board/ground.ts'
import { openUnits } from '../game/moves/open.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import type { Unit } from '../game/state.ts'
import { isVehicle } from '../game/units.ts'
import { isTroops } from './moves/goals.ts'
import { footWishes } from './moves/moving.ts'
import { runWishes } from './moves/running.ts'
import { dugoutWishes, leaveWishes } from './moves/shelters.ts'
import { cavalryWishes, gunWishes, vehicleWishes, wagonWishes } from './moves/transport.ts'
import type { Situation } from './situation.ts'

/** How a unit of a side is ordered: what it likes best first. */
export type Ordering = (situation: Situation, unit: Unit, staff: Staff) => Iterable<Wish<PlayerOrder>>

export function* wishesOf(situation: Situation, unit: Unit, staff: Staff): Generator<Wish<PlayerOrder>> {
  const { view } = situation
  const house = unit.inside === null ? undefined : houseNamed(view, unit.inside)
  if (house?.kind === 'dugout') {
    yield* dugoutWishes(situation, unit, house)
    return
  }
  if (house && (house.faces === undefined || unit.weapon === 'hmg'))
    yield* leaveWishes(situation, unit, house)
  if (isVehicle(unit)) yield* vehicleWishes(situation, unit)
  else if (unit.weapon === 'wagon') yield* wagonWishes(situation, unit)
  else if (unit.kind === 'gun-crew' && unit.weapon !== null) yield* gunWishes(situation, unit)
  else if (unit.mounted) yield* cavalryWishes(situation, unit)
  else if (unit.kind !== 'sniper' && unit.kind !== 'mortar-team') yield* footWishes(situation, unit, staff)
  yield { order: { kind: 'hold', unit: unit.id }, why: 'Nothing better to do.' }
}

/** One who merely makes for his goals: squads and machines run, and do as others do where they cannot. */
export function* runningFirst(situation: Situation, unit: Unit, staff: Staff): Generator<Wish<PlayerOrder>> {
  if (isTroops(unit) || isVehicle(unit)) yield* runWishes(situation, unit)
  yield* wishesOf(situation, unit, staff)
}

/** Machines lead, those in front go before those behind. */
const before =
  ({ side }: Situation) =>
  (one: Unit, other: Unit): number => {
    const rank = Number(isVehicle(other)) - Number(isVehicle(one))
    const forward = side === 'a' ? other.position.y - one.position.y : one.position.y - other.position.y
    return rank || forward
  }

/** The units that are still to be ordered, in turn, or only the one that is wanted. */
export const orderedUnits = (situation: Situation, wanted: string | undefined): readonly Unit[] => {
  const open = openUnits(situation.view, situation.side)
  return wanted === undefined ? open.toSorted(before(situation)) : open.filter(({ id }) => id === wanted)
}

/** Unit by unit, each with what it likes best first. */
export function* moveWishes(
  situation: Situation,
  units: readonly Unit[],
  staff: Staff,
  ordering: Ordering,
): Generator<Wish<PlayerOrder>> {
  for (const unit of units) yield* ordering(situation, unit, staff)
  yield { order: { kind: 'pass' }, why: 'The rest stay where they are.' }
}
