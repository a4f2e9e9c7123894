import { fair, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, choice, form, integer, preset } from '#kernel/procedure/schema.ts'
import { ARM, FEWEST_FIRED_AT, MOST_WAVES } from '../../../tables/index.ts'
import { STANDING_ORDERS } from '../../../vocabulary.ts'
import { changeUnit, type Play } from '../../play.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isOnBoard, type Unit } from '../../unit.ts'
import { kind, unit } from '../forms.ts'
import { ownUnit, unknownUnit } from './movers.ts'

/** GF-AMOV-08 */
export const STANDING = form({
  kind: kind('standing'),
  unit: unit(),
  order: choice(STANDING_ORDERS),
  atLeast: preset(integer(FEWEST_FIRED_AT, MOST_WAVES), FEWEST_FIRED_AT),
})
type Standing = Accepted<typeof STANDING>

/** Whoever can fire at passers-by at all: foot, horse, armour and guns. */
export const firesAtMovers = (unit: Unit): boolean => {
  const arm = ARM[unit.type]
  return isOnBoard(unit) && (arm === 'foot' || arm === 'cavalry' || arm === 'armour' || arm === 'artillery')
}

/** GF-AMOV-06: in the artillery phase and in own movement. */
export const checkStanding = (
  state: State,
  side: SideName,
  { unit: id, order, atLeast }: Standing,
): Refusal | undefined => {
  const unit = ownUnit(state, side, id)
  if (!unit) return unknownUnit(id)
  if (!firesAtMovers(unit))
    return refuse('cannot-fire', `${unit.name} cannot fire at passing enemies.`, 'GF-AMOV-02')
  return unit.standing === order && unit.atLeast === atLeast
    ? refuse('same-standing', `${unit.name} has that standing order.`, 'GF-AMOV-06')
    : undefined
}

export const playStanding = (play: Play, { unit, order, atLeast }: Standing): void =>
  changeUnit(play, unit, { standing: order, atLeast })

/** Another standing order for some unit; none if nobody can have one. */
export const sampleStanding = (state: State, side: SideName, random: Random): Standing | undefined => {
  const able: Unit[] = []
  for (const unit of state.units) if (unit.side === side && firesAtMovers(unit)) able.push(unit)
  const unit = able[fair(random, Math.max(1, able.length))]
  if (!unit) return undefined
  const others = STANDING_ORDERS.filter((order) => order !== unit.standing)
  const order = others[fair(random, others.length)]
  return order && { kind: 'standing', unit: unit.id, order, atLeast: 1 + fair(random, MOST_WAVES) }
}
