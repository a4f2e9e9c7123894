import type { Refusal } from '#kernel/game/game.ts'
import { containsPoint } from '#kernel/geometry/gap.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { capitalised } from '#kernel/words.ts'
import type { Side, Stand as StandType } from '../../../../vocabulary.ts'
import { isInArc, isPointInArc } from '../../../board/arcs.ts'
import { groundHeld, heldHouses } from '../../../board/houses.ts'
import { sees, seesPoint } from '../../../board/sight.ts'
import { unseenRefusal } from '../../../board/why-unseen.ts'
import { fieldOf } from '../../../field.ts'
import { nameOf } from '../../../names.ts'
import type { Stand, State } from '../../../state.ts'
import { isCommand } from '../../../units.ts'
import { arcWeaponOf } from '../../../zones/weapons.ts'
import type { Aimed, Battery } from './battery.ts'
import { outOfArc } from './reach.ts'

/** FF-VIS-05: an unsuppressed commander or liaison officer of the side sees the point. */
export const isObserved = (state: State, side: Side, at: Point): boolean =>
  state.stands.some(
    (stand) => stand.side === side && isCommand(stand) && stand.markers === 0 && seesPoint(state, stand, at),
  )

/** FF-ART-09: a trench, a strong point, a village or a block house. */
const isWork = (state: State, at: Point): boolean => {
  const { trenches, patches } = fieldOf(state.scenario)
  return (
    trenches.some(({ shape }) => shapeHolds(shape, at)) ||
    patches.some(
      ({ kind, shape }) => (kind === 'strong-point' || kind === 'built-up') && shapeHolds(shape, at),
    ) ||
    heldHouses(state).some((house) => containsPoint(house, at))
  )
}

/** FF-ART-09: why a gun does not have its target over open sights. */
export const openSightsRefusal = (state: State, battery: Battery, aimed: Aimed): Refusal | undefined => {
  const { unit, weapon, gun } = battery
  const { at, body } = aimed
  const name = nameOf(state, unit.id)
  if (!gun)
    return refuse('off-table', `${name} stands behind the table and fires only indirectly.`, 'FF-ART-05')
  if (body?.side === unit.side)
    return refuse('own-side', `${capitalised(nameOf(state, body.id))} is on your own side.`, 'FF-ART-09')
  const arc = arcWeaponOf(weapon)
  const inArc = body ? isInArc(arc, gun, groundHeld(state, body)) : isPointInArc(arc, gun, at)
  if (!inArc) return outOfArc(state, battery, aimed)
  const work = isWork(state, at)
  const seen = body
    ? sees(state, gun, body)
    : (work && seesPoint(state, gun, at, 'large')) || seesPoint(state, gun, at)
  if (!seen)
    return body
      ? unseenRefusal(state, gun, body)
      : refuse('unseen', `${name} does not see the point.`, 'FF-ART-09')
  const laidBefore = unit.aim !== null && unit.aim.at.x === at.x && unit.aim.at.y === at.y
  if (!body && !work && !laidBefore)
    return refuse('no-target', 'Direct fire is laid on a stand, a fieldwork or a building.', 'FF-ART-09')
  return undefined
}

/** FF-MORT-02 */
const SPOTTERS: readonly StandType[] = ['battalion-command', 'regimental-command', 'liaison']

/** FF-MORT-02, FF-MORT-03: the mortar sees it, or somebody who also sees the mortar does. */
const isSpotted = (
  state: State,
  mortar: Stand,
  spotted: boolean,
  seesIt: (viewer: Stand) => boolean,
): boolean =>
  seesIt(mortar) ||
  (spotted &&
    state.stands.some(
      (stand) =>
        stand.side === mortar.side &&
        stand.markers === 0 &&
        SPOTTERS.includes(stand.type) &&
        seesIt(stand) &&
        seesPoint(state, stand, mortar.centre),
    ))

const unseen = (state: State, unit: string, spotted: boolean, what: string): Refusal =>
  spotted
    ? refuse('unseen', `Nobody sees ${what} for ${nameOf(state, unit)}.`, 'FF-MORT-02')
    : refuse(
        'unseen',
        `${nameOf(state, unit)} does not see ${what} itself, and no spotter was declared with its order.`,
        'FF-ORD-13',
      )

/** FF-MORT-01, FF-MORT-03: why a mortar cannot be laid on what an order names. */
export const mortarAimRefusal = (
  state: State,
  { unit, gun }: Battery,
  { body }: Aimed,
  spotted: boolean,
): Refusal | undefined => {
  if (!gun) return undefined
  if (!body)
    return refuse('needs-a-stand', 'A mortar is laid on a stand: name the one it aims at.', 'FF-MORT-01')
  if (body.side === unit.side)
    return refuse('own-side', `${capitalised(nameOf(state, body.id))} is on your own side.`, 'FF-MORT-01')
  return isSpotted(state, gun, spotted, (viewer) => sees(state, viewer, body))
    ? undefined
    : unseen(state, unit.id, spotted, nameOf(state, body.id))
}

/** FF-MORT-03: why a mortar cannot fire again on the point it has. */
export const mortarFireRefusal = (
  state: State,
  { unit, gun }: Battery,
  spotted: boolean,
): Refusal | undefined => {
  const { aim } = unit
  if (!gun || !aim || aim.registered) return undefined
  return isSpotted(state, gun, spotted, (viewer) => seesPoint(state, viewer, aim.at))
    ? undefined
    : unseen(state, unit.id, spotted, 'the point it is laid on')
}
