import type { Refusal } from '#kernel/game/game.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, choice, form, integer } from '#kernel/procedure/schema.ts'
import { strength } from '../../../reckoning/unit.ts'
import { PRICES } from '../../../tables/index.ts'
import { DRAFT_SOURCES } from '../../../vocabulary.ts'
import { connectedZones } from '../../board/control.ts'
import { changeArmy, changeUnit, type Play, unitNow } from '../../play.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import { unitNamed } from '../../units.ts'
import { CARRYING, OFF_BOARD, type ZoneNumber } from '../../zone.ts'
import { draftsOf } from '../deployment/rest.ts'
import { rationLeft } from '../deployment/standing-down.ts'
import { kind, unit } from '../forms.ts'
import { shellDrafts } from './barrage.ts'
import { MOST_GOODS, pay, payRefusal } from './purse.ts'

/** GF-REP-01: men for a unit below its establishment, paid for now or from the replacement battalion. */
export const REINFORCE = form({
  kind: kind('reinforce'),
  unit: unit(),
  men: strength(),
  from: choice(DRAFT_SOURCES),
})
export type Reinforce = Accepted<typeof REINFORCE>

/** GF-REP-01: men for the replacement battalion. */
export const POOL = form({ kind: kind('pool'), men: integer(1, MOST_GOODS) })
export type Pool = Accepted<typeof POOL>

/** Where men must go to join a unit: to its zone, or to that of the unit it carries. */
export const whereabouts = ({ units }: State, unit: Unit): ZoneNumber => {
  if (unit.place !== CARRYING) return unit.place
  for (const riders of units) if (riders.aboard === unit.id) return riders.place
  return OFF_BOARD
}

/** GF-REP-02 */
const priceOfMen = ({ type }: Pick<Unit, 'type'>, men: number): number => PRICES[type].strength * men

/** Why a unit takes in nobody now, however many they are. */
export const unitRefusal = (state: State, unit: Unit): Refusal | undefined => {
  const { name, side, strength, establishment, captured } = unit
  if (strength >= establishment)
    return refuse('at-full-strength', `${name} is at its establishment of ${establishment}.`, 'GF-REP-01')
  if (captured) return refuse('captured', 'There are no spares for captured tanks.', 'GF-DATE-04')
  const place = whereabouts(state, unit)
  return place >= 0 && !connectedZones(state, side).has(place)
    ? refuse('cut-off', `${name} is cut off from your base line.`, 'GF-DEP-08')
    : undefined
}

/** GF-REP-01, GF-REP-02 */
export const checkReinforce = (
  state: State,
  side: SideName,
  { unit: id, men, from }: Reinforce,
): Refusal | undefined => {
  const unit = unitNamed(state, id)
  if (!unit || unit.side !== side || unit.gone !== null)
    return refuse('unknown-unit', `You have no unit ${id.slice(0, 40)}.`)
  const refusal = unitRefusal(state, unit)
  if (refusal) return refusal
  const { name, type, strength, establishment, duty } = unit
  if (strength + men > establishment)
    return refuse('too-many', `${name} has an establishment of ${establishment}.`, 'GF-REP-01')
  if (duty !== 'idle' && men > rationLeft(state, side, type))
    return refuse('beyond-depot', 'Your depot cannot keep so many in the field.', 'GF-DPT-05')
  if (from === 'supply') return payRefusal(state, side, from, priceOfMen(unit, men))
  if (type !== 'infantry')
    return refuse('infantry-only', 'Men of the replacement battalion join the infantry only.', 'GF-REP-01')
  return men > state.armies[side].pool
    ? refuse('pool-empty', 'There are not so many men in the replacement battalion.', 'GF-REP-01')
    : undefined
}

/** Drafts go up, through the barrage if there is one, and join what is left of the unit. */
export const playReinforce = (play: Play, side: SideName, { unit: id, men, from }: Reinforce): void => {
  const price = from === 'supply' ? priceOfMen(unitNow(play, id), men) : 0
  if (from === 'supply') pay(play, side, from, price)
  else changeArmy(play, side, { pool: play.state.armies[side].pool - men })
  const arrived = shellDrafts(play, id, whereabouts(play.state, unitNow(play, id)), men)
  const unit = unitNow(play, id)
  const joined = arrived > 0 ? draftsOf(play.state, unit, arrived) : undefined
  tellOf(play, {
    kind: 'reinforced',
    unit: id,
    men: arrived,
    from,
    price,
    diluted: joined !== undefined && joined.experience < unit.experience,
    only: side,
  })
  if (joined) changeUnit(play, id, joined)
}

/** GF-REP-01: a man waiting to become infantry costs what infantry does. */
export const checkPool = (state: State, side: SideName, { men }: Pool): Refusal | undefined =>
  payRefusal(state, side, 'supply', priceOfMen({ type: 'infantry' }, men))

export const playPool = (play: Play, side: SideName, { men }: Pool): void => {
  tellOf(play, { kind: 'men-pooled', side, men, only: side })
  pay(play, side, 'supply', priceOfMen({ type: 'infantry' }, men))
  changeArmy(play, side, { pool: play.state.armies[side].pool + men })
}
