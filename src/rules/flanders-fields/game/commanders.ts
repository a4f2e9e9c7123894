import type { Refusal } from '#kernel/game/game.ts'
import { gap } from '#kernel/geometry/gap.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import type { OrderUnit, Side } from '../vocabulary.ts'
import { areLinesDown } from './cards/pack.ts'
import { nameOf } from './names.ts'
import type { Battalion, Stand, State, Unit } from './state.ts'
import { battalionNamed, blockHouseNamed, commandOf, isWaiting, standsOf, unitNamed } from './units.ts'

/** What is ordered in one go: a unit, or a block house (FF-ORD-12, FF-ORD-14). */
export interface Ordered {
  readonly id: string
  readonly kind: OrderUnit
  readonly side: Side
  readonly regiment: string
  /** None for what its regiment orders itself. */
  readonly battalion: string | null
  readonly done: boolean
  /** None for a block house. */
  readonly unit: Unit | null
}

const ofUnit = (state: State, unit: Unit): Ordered => ({
  id: unit.id,
  kind: unit.kind,
  side: unit.side,
  regiment: unit.regiment,
  battalion: orderedBy(state, unit),
  done: unit.done,
  unit,
})

/** Everything of a side that is ordered, whether it can be now or not. */
export const orderedOf = (state: State, side: Side): readonly Ordered[] => {
  const all: Ordered[] = []
  for (const unit of state.units) if (unit.side === side) all.push(ofUnit(state, unit))
  for (const house of state.blockHouses) if (house.holder === side) all.push(ofHouse(house, side))
  return all
}

/** All that a battalion, or the regiments of a side, can order now and that is so; `most` is enough. */
export const orderable = (
  state: State,
  side: Side,
  battalion: string | null,
  isWanted: (ordered: Ordered) => boolean,
  most = Number.POSITIVE_INFINITY,
): readonly Ordered[] => {
  const found: Ordered[] = []
  for (const unit of state.units) {
    if (unit.side !== side || unit.done || unit.at === 'reserve' || unit.at === 'gone') continue
    if (unit.battalion !== battalion && unit.kind !== 'tank') continue
    const ordered = ofUnit(state, unit)
    if (ordered.battalion !== battalion || !isWanted(ordered) || !canBeOrdered(state, ordered)) continue
    found.push(ordered)
    if (found.length === most) return found
  }
  if (battalion !== null) return found
  for (const house of state.blockHouses) {
    if (house.holder !== side || house.done) continue
    const ordered = ofHouse(house, side)
    if (isWanted(ordered) && canBeOrdered(state, ordered)) found.push(ordered)
    if (found.length === most) return found
  }
  return found
}

const ofHouse = ({ id, regiment, done }: State['blockHouses'][number], side: Side): Ordered => ({
  id,
  kind: 'block-house',
  side,
  regiment,
  battalion: null,
  done,
  unit: null,
})

export const orderedNamed = (state: State, id: string): Ordered | undefined => {
  const unit = unitNamed(state, id)
  if (unit) return ofUnit(state, unit)
  const house = blockHouseNamed(state, id)
  return house?.holder ? ofHouse(house, house.holder) : undefined
}

/** FF-ORG-08: of the same regiment, else of the side; the nearest command stand, the lower number where two are as near. */
export const nearestBattalion = (state: State, unit: Unit): Battalion | undefined => {
  const stands = standsOf(state, unit.id)
  const nearest = (able: readonly Battalion[]): Battalion | undefined => {
    let best: { readonly battalion: Battalion; readonly apart: number } | undefined
    for (const battalion of able) {
      const command = commandOf(state, battalion.id)
      if (!command) continue
      const apart = Math.min(...stands.map((stand) => gap(stand, command)))
      if (!best || apart < best.apart) best = { battalion, apart }
    }
    return best?.battalion
  }
  const own = state.battalions.filter(({ side, id }) => side === unit.side && id !== unit.battalion)
  return nearest(own.filter(({ regiment }) => regiment === unit.regiment)) ?? nearest(own)
}

/** FF-ORG-07, FF-ORG-08: the battalion that orders a unit: its own, or while that is in reserve the nearest. */
const orderedBy = (state: State, unit: Unit): string | null => {
  const { battalion, at, kind } = unit
  if (battalion === null || at !== 'table' || kind !== 'tank' || !isWaiting(state, battalion))
    return battalion
  return nearestBattalion(state, unit)?.id ?? battalion
}

/** FF-ORD-11: the stand that gives the order. */
export const commanderOf = (state: State, { battalion, regiment }: Ordered): Stand | undefined =>
  commandOf(state, battalion ?? regiment)

/** FF-ORD-16: on the table and not all of it below. */
const isAbove = ({ stands }: State, id: string): boolean =>
  stands.some((stand) => stand.unit === id && !stand.below)

/** FF-EVT-02: its lines are down. */
const isCutOff = (state: State, { kind, side }: Ordered): boolean =>
  kind === 'artillery' && areLinesDown(state, side)

/** FF-ORD-15: whether it can get an order at all in this player turn. */
export const canBeOrdered = (state: State, ordered: Ordered): boolean => {
  if (ordered.done) return false
  const { unit, id } = ordered
  if (unit && unit.at !== 'off-table' && !(unit.at === 'table' && isAbove(state, id))) return false
  return commanderOf(state, ordered) !== undefined && !isCutOff(state, ordered)
}

/** FF-ORD-15: the same in words. */
export const orderingRefusal = (state: State, ordered: Ordered): Refusal | undefined => {
  const { done, unit, id } = ordered
  const name = (): string => nameOf(state, id)
  if (done) return refuse('ordered-already', `${name()} has had its order of this turn.`, 'FF-ORD-01')
  if (unit?.at === 'reserve') return refuse('in-reserve', `${name()} is still in reserve.`, 'FF-ORD-15')
  if (unit?.at === 'gone') return refuse('gone', `Nobody is left of ${name()}.`, 'FF-ORD-15')
  if (unit?.at === 'table' && !isAbove(state, id))
    return refuse('all-below', `All of ${name()} is in deep shelters.`, 'FF-ORD-15')
  if (!commanderOf(state, ordered)) {
    const body = nameOf(state, ordered.battalion ?? ordered.regiment)
    return refuse('no-commander', `${name()} gets no order: ${body} has no command stand.`, 'FF-CMD-07')
  }
  if (isCutOff(state, ordered))
    return refuse('lines-are-down', 'The lines are down: no word reaches the guns this turn.', 'FF-EVT-02')
  return undefined
}

/** The battalion that a stand's unit is ordered by, as a record. */
export const orderingBattalion = (state: State, { battalion }: Ordered): Battalion | undefined =>
  battalionNamed(state, battalion)
