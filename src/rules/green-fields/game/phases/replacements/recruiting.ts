import type { Refusal } from '#kernel/game/game.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, choice, flag, form, integer, maybe, preset, text } from '#kernel/procedure/schema.ts'
import { words } from '#kernel/words.ts'
import { availabilityClause, availableTo, type Moment, type Wished } from '../../../armies/availability.ts'
import { referenceOf, zoneNamed } from '../../../reckoning/grid.ts'
import { mountFault, mountOf } from '../../../reckoning/mounts.ts'
import { isRated, lowestRating, rating, strength } from '../../../reckoning/unit.ts'
import { ARM, GERMAN_TANK_STRENGTH, PRICES, STANDARD_FORCE, VICTORY_PRICES } from '../../../tables/index.ts'
import { FIELD_UNITS, MOUNTS, PURSES, TANKS } from '../../../vocabulary.ts'
import { connectedZones } from '../../board/control.ts'
import { hasRoom } from '../../board/stacking.ts'
import { knowsEnemiesIn } from '../../board/zones.ts'
import { monthOf } from '../../calendar.ts'
import { changeArmy, type Play } from '../../play.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import { OFF_BOARD, type ZoneNumber } from '../../zone.ts'
import { OFF } from '../deployment/placing.ts'
import { rationLeft } from '../deployment/standing-down.ts'
import { kind } from '../forms.ts'
import { sendUp, unitFrom } from './new-unit.ts'
import { pay, payRefusal, priceOf } from './purse.ts'

/** GF-REP-03: into a zone or `off` the board; `men` of the pool are paid for already. */
export const BUY_UNIT = form({
  kind: kind('buy-unit'),
  type: choice(FIELD_UNITS),
  strength: strength(),
  experience: maybe(rating()),
  morale: maybe(rating()),
  mount: maybe(choice(MOUNTS)),
  stosstruppe: flag(),
  men: preset(integer(0), 0),
  zone: text(),
  pay: choice(PURSES),
})
export type BuyUnit = Accepted<typeof BUY_UNIT>

export const momentOf = (state: State, side: SideName): Moment => ({
  nation: state.armies[side].nation,
  ...monthOf(state),
  variation: state.terms.variation,
  options: state.options,
})

const isTank = (type: string): boolean => TANKS.some((one) => one === type)

/** GF-DATE-04: German tanks count together, but for those that were captured. */
const tanksOf = ({ units }: State, side: SideName): number => {
  let total = 0
  for (const unit of units) {
    if (unit.side === side && unit.gone !== 'destroyed' && !unit.captured && isTank(unit.type))
      total += unit.establishment
  }
  return total
}

/** GF-DATE-05: there is one such unit at a time. */
const hasStosstruppe = ({ units }: State, side: SideName): boolean =>
  units.some((unit) => unit.side === side && unit.stosstruppe && unit.gone !== 'destroyed')

/** Whether a kind of unit is to be had in this month, and at these ratings. */
const kindRefusal = (
  state: State,
  side: SideName,
  { type, strength, experience, stosstruppe }: BuyUnit,
): Refusal | undefined => {
  if (stosstruppe && type !== 'infantry')
    return refuse('infantry-only', 'Stosstruppe are infantry.', 'GF-DATE-05')
  const item: Wished = stosstruppe ? 'stosstruppe' : type
  const moment = momentOf(state, side)
  const { allowed, strengthMax, experienceMax } = availableTo(moment, item)
  const because = (code: string, message: string) => refuse(code, message, availabilityClause(moment, item))
  if (!allowed) return because('not-available', `You cannot have ${words(item)} units at this time.`)
  if (experienceMax !== null && (experience ?? 0) > experienceMax)
    return because('too-experienced', `Experience is at most ${experienceMax} at this time.`)
  if (strengthMax !== null && strength > strengthMax)
    return because('too-strong', `The strength is at most ${strengthMax}.`)
  if (stosstruppe && hasStosstruppe(state, side))
    return refuse('only-one', 'You have one unit of stosstruppe already.', 'GF-DATE-05')
  return moment.nation === 'german' && isTank(type) && tanksOf(state, side) + strength > GERMAN_TANK_STRENGTH
    ? refuse('too-strong', `All your tanks together may have ${GERMAN_TANK_STRENGTH} points.`, 'GF-DATE-04')
    : undefined
}

/** GF-SCALE-08: transport has no ratings, everybody else has both. */
const ratingRefusal = (
  { options }: State,
  { type, experience, morale, mount }: BuyUnit,
): Refusal | undefined => {
  const fault = mountFault({ type, mount })
  if (fault) return refuse('wrong-mount', fault.message, 'GF-ARMY-02')
  if (!isRated(type)) {
    return experience === undefined && morale === undefined
      ? undefined
      : refuse('no-ratings', 'Motor transport has neither experience nor morale.', 'GF-ARMY-02')
  }
  const least = lowestRating(options)
  return experience === undefined || morale === undefined || experience < least || morale < least
    ? refuse('no-ratings', `Name its experience and morale, ${least} or more each.`, 'GF-SCALE-08')
    : undefined
}

/** GF-REP-01, GF-DEP-08: why a new unit may not be placed where it is wanted. */
export const placeRefusal = (
  state: State,
  side: SideName,
  { type, strength, zone: reference }: Pick<BuyUnit, 'type' | 'strength' | 'zone'>,
): Refusal | undefined => {
  if (reference === OFF) return undefined
  const { country } = state
  const zone = zoneNamed(country, reference)
  if (zone === undefined) return refuse('unknown-zone', `There is no zone ${reference.slice(0, 20)}.`)
  if (state.assault)
    return refuse('not-in-assault', 'In an assault new units come up behind the lines.', 'GF-RES-01')
  if (ARM[type] === 'aircraft')
    return refuse('based-off-board', 'Aircraft are based off the board.', 'GF-DEP-01')
  if (!connectedZones(state, side).has(zone)) {
    return state.zones[zone]?.owner === side
      ? refuse('cut-off', `${referenceOf(country, zone)} is cut off from your base line.`, 'GF-DEP-08')
      : refuse('enemy-ground', `${referenceOf(country, zone)} is not yours.`, 'GF-REP-01')
  }
  if (knowsEnemiesIn(state, zone, side))
    return refuse('enemy-there', `The enemy stands in ${referenceOf(country, zone)}.`, 'GF-REP-01')
  if (!hasRoom(state, zone, side))
    return refuse('zone-full', `Three of your units stand in ${reference}.`, 'GF-STACK-01')
  return strength > rationLeft(state, side, type)
    ? refuse('beyond-depot', 'Your depot cannot keep so many in the field; keep them off.', 'GF-DPT-05')
    : undefined
}

/** GF-REP-03: men of the pool are paid for; the rest costs the list price, or half of it in victory points. */
export const priceOfUnit = (state: State, order: Omit<BuyUnit, 'kind' | 'zone'>): number => {
  const { type: item, strength, experience = 0, morale = 0, mount, men } = order
  const { points, victoryPoints } = priceOf(state, { item, strength, experience, morale, mount })
  if (men === 0) return (order.pay === 'supply' ? points : victoryPoints) ?? 0
  const rest = (points ?? 0) - men * PRICES.infantry.strength
  return order.pay === 'supply' ? rest : Math.ceil(rest / VICTORY_PRICES.unitShare)
}

const menRefusal = (
  { armies }: State,
  side: SideName,
  { type, strength, men }: BuyUnit,
): Refusal | undefined => {
  if (men === 0) return undefined
  if (type !== 'infantry')
    return refuse('infantry-only', 'Men of the replacement battalion become infantry only.', 'GF-REP-01')
  return men > Math.min(strength, armies[side].pool)
    ? refuse('pool-empty', 'There are not so many men in the replacement battalion.', 'GF-REP-03')
    : undefined
}

export const checkBuyUnit = (state: State, side: SideName, order: BuyUnit): Refusal | undefined =>
  ratingRefusal(state, order) ??
  kindRefusal(state, side, order) ??
  placeRefusal(state, side, order) ??
  menRefusal(state, side, order) ??
  payRefusal(state, side, order.pay, priceOfUnit(state, order))

/** A zone, or off the board. */
export const destination = ({ country }: State, reference: string): ZoneNumber =>
  reference === OFF ? OFF_BOARD : (zoneNamed(country, reference) ?? OFF_BOARD)

/** GF-DPT-05: beyond what the depot can keep, they wait to make good the losses of others. */
const dutyOf = (state: State, side: SideName, { type, strength }: BuyUnit): Unit['duty'] =>
  strength > rationLeft(state, side, type) ? 'idle' : 'none'

/** Returns the id of the new unit. */
export const playBuyUnit = (play: Play, side: SideName, order: BuyUnit): string => {
  const { state } = play
  const { type, strength, experience = 0, morale = 0, stosstruppe, men } = order
  const price = priceOfUnit(state, order)
  const place = destination(state, order.zone)
  const unit = unitFrom(state, side, {
    type,
    strength,
    experience,
    morale,
    stosstruppe,
    mount: mountOf(type, order.mount),
    duty: dutyOf(state, side, order),
    onItsWay: state.assault !== null,
  })
  tellOf(play, { kind: 'unit-bought', side, name: unit.name, place, price, pay: order.pay, only: side })
  pay(play, side, order.pay, price)
  const { pool, shells } = play.state.armies[side]
  if (men > 0) changeArmy(play, side, { pool: pool - men })
  // GF-ARMY-03
  if (ARM[type] === 'artillery')
    changeArmy(play, side, { shells: shells + STANDARD_FORCE.shellsPerArtilleryUnit })
  sendUp(play, unit, place)
  return unit.id
}
