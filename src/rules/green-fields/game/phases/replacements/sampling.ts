import { fair, type Random } from '#kernel/chance/random.ts'
import { referenceOf } from '../../../reckoning/grid.ts'
import { isRated, lowestRating } from '../../../reckoning/unit.ts'
import { HIGHEST_RATING, MOST_STRENGTH, PRICES } from '../../../tables/index.ts'
import { ARTILLERY, FIELD_UNITS, PURSES, type Purse } from '../../../vocabulary.ts'
import { connectedZones } from '../../board/control.ts'
import { hasRoom } from '../../board/stacking.ts'
import { knowsEnemiesIn } from '../../board/zones.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import { OFF } from '../deployment/placing.ts'
import { DONE, type Done } from '../forms.ts'
import type { Pool, Reinforce } from './drafts.ts'
import type { Purchase } from './purchases.ts'
import { left } from './purse.ts'
import { type Capture, salvageable } from './salvage.ts'

const picked = <T>(list: readonly T[], random: Random): T | undefined =>
  list.length === 0 ? undefined : list[fair(random, list.length)]

type Order = Done | Reinforce | Pool | Purchase | Capture

/** Some rating, more often a low one. */
const rating = (state: State, random: Random): number => {
  const least = lowestRating(state.options)
  const most = HIGHEST_RATING - least
  return least + Math.min(fair(random, most + 1), fair(random, most + 1))
}

/** The purses that may be used now: no supplies in an assault. */
const openPurses = (state: State): readonly Purse[] => (state.assault ? ['points'] : PURSES)

/** The zones in which a new unit finds room, as far as the side knows. */
const openZones = (state: State, side: SideName): readonly string[] => {
  const zones: string[] = []
  for (const zone of connectedZones(state, side)) {
    if (hasRoom(state, zone, side) && !knowsEnemiesIn(state, zone, side))
      zones.push(referenceOf(state.country, zone))
  }
  return zones.sort()
}

/** Aircraft and guns are based behind the line more often than not; nobody else is. */
const zoneFor = (state: State, side: SideName, type: Unit['type'], random: Random): string => {
  const isGun = ARTILLERY.some((one) => one === type)
  if (state.assault || fair(random, isGun ? 2 : 4) === 0) return OFF
  return picked(openZones(state, side), random) ?? OFF
}

const newUnit = (state: State, side: SideName, pay: Purse, random: Random): Purchase => {
  const type =
    fair(random, 3) === 0 ? (FIELD_UNITS[fair(random, FIELD_UNITS.length)] ?? 'infantry') : 'infantry'
  const rated = isRated(type)
  const { pool } = state.armies[side]
  const strength = 1 + fair(random, MOST_STRENGTH)
  const isFoot = type === 'infantry' || type === 'pioneer' || type === 'sapper'
  return {
    kind: 'buy-unit',
    type,
    strength,
    ...(rated ? { experience: rating(state, random), morale: rating(state, random) } : {}),
    ...(isFoot && fair(random, 6) === 0 ? { mount: fair(random, 2) === 0 ? 'motor' : 'bicycles' } : {}),
    stosstruppe: type === 'infantry' && fair(random, 8) === 0,
    men: type === 'infantry' ? fair(random, Math.min(pool, strength) + 1) : 0,
    zone: zoneFor(state, side, type, random),
    pay,
  }
}

const goods = (state: State, side: SideName, pay: Purse, random: Random): Purchase => {
  const item = picked(['shells', 'luxuries', 'gas-canister'] as const, random) ?? 'shells'
  return {
    kind: 'buy-goods',
    item: pay === 'points' ? 'shells' : item,
    quantity: 1 + fair(random, Math.max(1, Math.min(MOST_STRENGTH, Math.floor(left(state, side, pay))))),
    pay,
  }
}

/** Something that might be bought, in the week or in an assault; not all of it can be. */
export const triedPurchase = (state: State, side: SideName, random: Random): Purchase => {
  const pay = picked(openPurses(state), random) ?? 'points'
  const { depot, depotStart } = state.armies[side]
  switch (fair(random, 6)) {
    case 0:
    case 1:
      return goods(state, side, pay, random)
    case 2:
      return { kind: 'buy-depot', quantity: 1, purpose: depot < depotStart ? 'replace' : 'raise' }
    default:
      return newUnit(state, side, pay, random)
  }
}

const drafted = (state: State, side: SideName, random: Random): Reinforce | Pool => {
  const { supply, pool } = state.armies[side]
  const wanting = state.units.filter(
    (unit) => unit.side === side && unit.gone === null && unit.strength < unit.establishment,
  )
  const unit = picked(wanting, random)
  if (!unit) return { kind: 'pool', men: 1 + fair(random, Math.max(1, Math.floor(supply))) }
  const isPooled = unit.type === 'infantry' && pool > 0 && fair(random, 2) === 0
  const affordable = isPooled ? pool : Math.floor(supply / PRICES[unit.type].strength)
  const most = Math.min(unit.establishment - unit.strength, affordable)
  return {
    kind: 'reinforce',
    unit: unit.id,
    men: 1 + fair(random, Math.max(1, most)),
    from: isPooled ? 'pool' : 'supply',
  }
}

const tried = (state: State, side: SideName, random: Random): Order => {
  const salvage = salvageable(state, side)
  if (salvage > 0 && fair(random, 2) === 0) {
    return {
      kind: 'capture-tanks',
      strength: 1 + fair(random, salvage),
      zone: zoneFor(state, side, 'heavy-tank', random),
    }
  }
  switch (fair(random, 8)) {
    case 0:
    case 1:
    case 2:
      return DONE
    case 3:
      return { kind: 'pool', men: 1 + fair(random, 3) }
    case 4:
      return triedPurchase(state, side, random)
    default:
      return drafted(state, side, random)
  }
}

/** How often something else is tried if it turns out not to be allowed. */
const ATTEMPTS = 3

/** Some legal order; each but the last spends something, so that it comes to an end. */
export const sampleSupply = (
  state: State,
  side: SideName,
  random: Random,
  allows: (order: Order) => boolean,
): Order => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const order = tried(state, side, random)
    if (order.kind === 'done') break
    if (allows(order)) return order
  }
  return DONE
}
