import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, checkedForm, choice, kind, maybe } from '#kernel/procedure/schema.ts'
import { NEAR_ENEMY, pointAt } from '../../../tables/table-top.ts'
import type { Side } from '../../../vocabulary.ts'
import { type DirectShot, directShotOf, gunOf, isDirectShot } from '../../fire/direct.ts'
import { unfitUnit, unfitWeapon } from '../../fire/fitness.ts'
import { pressingEnemies } from '../../fire/near-enemies.ts'
import { explained } from '../../fire/no-shot.ts'
import { fireTable, isShot, type Shot, shotOf } from '../../fire/shot.ts'
import { atMostOneOf, id, ids, POINT } from '../../forms.ts'
import { nameOf } from '../../names.ts'
import type { State, Unit } from '../../state.ts'
import { isSpecialist, unitNamed } from '../../units.ts'

export const FIRE_ORDER = checkedForm(
  {
    kind: kind('fire'),
    units: ids(),
    weapon: id(),
    target: maybe(id()),
    aim: maybe(POINT),
    ammo: maybe(choice(['smoke', 'gas'])),
  },
  atMostOneOf('target', 'aim'),
)
export type FireOrder = Accepted<typeof FIRE_ORDER>

/** One shot of small arms by one unit or several, or a shell. */
export type Fire =
  | { readonly kind: 'small-arms'; readonly shot: Shot; readonly by: readonly string[] }
  | { readonly kind: 'shell'; readonly shot: DirectShot }

export const isFire = (fire: Fire | Refusal): fire is Fire => 'kind' in fire

/** SK-FIRE-19 */
const pressedRefusal = (state: State, unit: Unit, weapon: string, target: Unit): Refusal | undefined => {
  const pressing = pressingEnemies(state, unit, weapon)
  const [nearest] = pressing
  return nearest === undefined || pressing.includes(target.id)
    ? undefined
    : refuse(
        'enemy-near',
        `${nameOf(state, unit.id)} may not fire at ${nameOf(state, target.id)}: its target must be an enemy within ${NEAR_ENEMY} inches, such as ${nameOf(state, nearest)}.`,
        'SK-FIRE-19',
      )
}

const fitnessRefusal = (state: State, side: Side, id: string, weapon: string): Refusal | undefined => {
  const unit = unitNamed(state, id)
  if (!unit || unit.side !== side) return refuse('no-such-unit', `You have no unit ${id}.`, 'SK-SEQ-11')
  return unfitUnit(state, unit) ?? unfitWeapon(state, unit, weapon)
}

/** SK-FIRE-21, SK-FIRE-35: rifles of several squads in one shot. */
const together = (
  state: State,
  units: readonly Unit[],
  { weapon }: FireOrder,
  target: Unit,
): Fire | Refusal => {
  const shots: Shot[] = []
  for (const unit of units) {
    const pressed = pressedRefusal(state, unit, weapon, target)
    if (pressed) return pressed
    const shot = shotOf(state, unit, weapon, target)
    if (!isShot(shot)) return shot
    shots.push(shot)
  }
  const [first, ...others] = shots
  if (!first) return refuse('nobody', 'Say who fires.', 'SK-SEQ-11')
  if (others.length > 0) {
    if (weapon !== 'rifle' || units.some(({ kind }) => kind === 'sniper'))
      return refuse('not-together', 'Only rifles of several squads are added into one shot.', 'SK-FIRE-21')
    const table = fireTable(first)
    if (others.some((shot) => fireTable(shot) !== table))
      return refuse('unequal', 'Squads fire together only on the same table.', 'SK-FIRE-35')
  }
  const hittable = [...new Map(shots.flatMap((shot) => shot.hittable).map((man) => [man.id, man])).values()]
  const special = hittable.filter(({ role }) => isSpecialist(role)).length
  const figures = shots.reduce((sum, shot) => sum + (shot.input.figures ?? 0), 0)
  const shot: Shot =
    others.length === 0
      ? first
      : {
          ...first,
          hittable,
          input: {
            ...first.input,
            figures,
            targetFigures: hittable.length,
            specialists: !target.vehicle && special > 0 && special < hittable.length,
          },
        }
  return { kind: 'small-arms', shot, by: units.map(({ id }) => id) }
}

/** What a fire order comes to, or why it may not be given. */
export const fireOf = (state: State, side: Side, order: FireOrder): Fire | Refusal => {
  for (const id of order.units) {
    const unfit = fitnessRefusal(state, side, id, order.weapon)
    if (unfit) return unfit
  }
  if (new Set(order.units).size !== order.units.length)
    return refuse('twice', 'A unit is named twice.', 'SK-FIRE-41')
  const units = order.units.flatMap((id) => unitNamed(state, id) ?? [])
  const [unit] = units
  if (!unit) return refuse('nobody', 'Say who fires.', 'SK-SEQ-11')
  const target = order.target === undefined ? undefined : unitNamed(state, order.target)
  if (order.target !== undefined && !target)
    return refuse('no-target', `There is no unit ${order.target}.`, 'SK-FIRE-33')
  if (gunOf(unit, order.weapon)) {
    if (units.length > 1) return refuse('not-together', 'Guns fire singly.', 'SK-ART-20')
    const aim = order.aim && pointAt(order.aim)
    if (!target && !aim) return refuse('no-target', 'Give a target or an aim point.', 'SK-ART-26')
    const shot = directShotOf(state, unit, order.weapon, { target, aim }, order.ammo)
    return isDirectShot(shot) ? { kind: 'shell', shot } : shot
  }
  if (!target) return refuse('no-target', 'Small arms are fired at a unit.', 'SK-FIRE-33')
  return together(state, units, order, target)
}

/** Why a fire order may not be given, with the cause of its own where nobody has a clear line. */
export const fireRefusal = (state: State, side: Side, order: FireOrder): Refusal | undefined => {
  const fire = fireOf(state, side, order)
  if (isFire(fire)) return undefined
  const target = order.target === undefined ? undefined : unitNamed(state, order.target)
  if (!target || fire.code !== 'not-seen') return fire
  const blind = order.units
    .flatMap((id) => unitNamed(state, id) ?? [])
    .find((unit) => !isShot(shotOf(state, unit, order.weapon, target)))
  return blind ? explained(state, blind, order.weapon, target, fire) : fire
}
