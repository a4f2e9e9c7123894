import type { Refusal } from '../../../../kernel/game/game.ts'
import { refuse } from '../../../../kernel/procedure/refusal.ts'
import { isOneChain } from '../../../../table/cohesion.ts'
import { type PlacingReason, placingHindrance, setDown as setDownAt } from '../../../../table/placing.ts'
import { relocation } from '../../procedures/relocation.ts'
import { alongTheFront, onFriendlyGround } from '../board/ground.ts'
import { fromDegrees, pointAt } from '../board/measures.ts'
import { standingAt } from '../copy.ts'
import type { Stands } from '../events.ts'
import { inContact } from '../moves/facing.ts'
import { widestGap } from '../moves/ways.ts'
import type { OrderOf, PlacedBase } from '../orders.ts'
import { happen, type Play } from '../play.ts'
import { type Base, isOnTable, type SideName, type State, type Unit, unitNamed } from '../state.ts'

/** PA-SETUP-12: divisions only. */
const isDivision = ({ troop }: Unit): boolean => troop === 'infantry' || troop === 'cavalry'

/** PA-SETUP-07, PA-SETUP-11: divisions that are not up at the front; a scenario may name more. */
export const mayRelocate = (state: State, unit: Unit): boolean =>
  unit.side === state.table.attacker &&
  isDivision(unit) &&
  isOnTable(unit) &&
  (state.table.mayRelocate.includes(unit.id) || !alongTheFront(state.table, unit))

export const checkRollRelocation = (
  state: State,
  side: SideName,
  { divisions }: OrderOf<'roll-relocation'>,
): Refusal | undefined => {
  const named = new Set<string>()
  for (const id of divisions) {
    const unit = unitNamed(state, id)
    if (unit?.side !== side) return refuse('unknown-unit', `You have no unit "${id.slice(0, 60)}".`)
    if (named.has(id)) return refuse('named-twice', `${unit.name} rolls once only.`, 'PA-SETUP-07')
    named.add(id)
    if (!isDivision(unit)) {
      return refuse('not-a-division', `${unit.name} is no division and stays.`, 'PA-SETUP-12')
    }
    if (!mayRelocate(state, unit)) {
      return refuse('along-the-front', `${unit.name} stands along the front line.`, 'PA-SETUP-11')
    }
  }
  return undefined
}

export const playRollRelocation = (
  play: Play,
  side: SideName,
  { divisions }: OrderOf<'roll-relocation'>,
): void => {
  happen(play, { kind: 'settled' })
  if (divisions.length === 0) return
  const { relocating, staying } = relocation.resolve(
    { divisions: divisions.map((name) => ({ name, frontLine: false })), options: play.start.options },
    play.dice,
    play.trace,
  )
  happen(play, { kind: 'relocation-rolled', relocating, staying })
  if (relocating.length > 0) {
    happen(play, { kind: 'awaited', phase: { name: 'relocate', side, units: relocating } })
  }
}

/** The bases of a unit as an order sets them down. */
export const setDown = (unit: Unit, places: readonly PlacedBase[]): readonly Base[] =>
  setDownAt(
    unit.bases,
    places.map(({ base, x, y, facing }) => ({
      id: base,
      centre: pointAt({ x, y }),
      heading: facing === undefined ? undefined : fromDegrees(facing),
    })),
    standingAt,
  )

const hindered = (unit: Unit): Readonly<Record<PlacingReason, Refusal>> => ({
  'off-table': refuse('off-table', 'A base would stand off the table.'),
  outside: refuse('outside-friendly-ground', 'A base would stand outside friendly ground.', 'PA-SETUP-14'),
  occupied: refuse('occupied', 'A base would stand where there is no room for it.'),
  contact: refuse('contact', 'A base would stand in contact with the enemy.'),
  'not-together': refuse(
    'not-together',
    `The bases of ${unit.name} would stand too far apart.`,
    'PA-SETUP-15',
  ),
})

/** Why a unit cannot be set down so, apart from where its group belongs. `others` are the units that count. */
export const placesRefusal = (
  state: State,
  unit: Unit,
  places: readonly PlacedBase[],
  others: readonly Unit[],
): Refusal | undefined => {
  const known = new Set(unit.bases.map(({ id }) => id))
  for (const { base } of places) {
    if (!known.delete(base)) {
      return refuse('unknown-base', `${unit.name} has no base "${base.slice(0, 60)}" left to place.`)
    }
  }
  const { table } = state
  const barriers = table.barriers.map(({ box }) => box)
  const enemies = others.filter(({ side }) => side !== unit.side).flatMap((other) => other.bases)
  const friends = others.filter((other) => other.side === unit.side && other !== unit)
  const reason = placingHindrance(
    {
      table,
      belongs: (base) => onFriendlyGround(table, unit.side, base),
      taken: [...friends.flatMap((other) => other.bases), ...barriers],
      enemies,
      inContact,
      isTogether: (bases) => isOneChain(bases, [...enemies, ...barriers], widestGap(state.options)),
    },
    setDown(unit, places),
  )
  return reason && hindered(unit)[reason]
}

export const checkRelocate = (
  state: State,
  units: readonly string[],
  { unit: id, bases }: OrderOf<'relocate'>,
): Refusal | undefined => {
  const unit = unitNamed(state, id)
  if (!unit || !units.includes(id)) {
    return refuse('may-not-relocate', 'Only a division whose die allowed it may relocate.', 'PA-SETUP-07')
  }
  return bases && placesRefusal(state, unit, bases, state.units)
}

export const standing = (bases: readonly Base[]): readonly Stands[] =>
  bases.map(({ id, centre, heading }) => ({ base: id, centre, heading }))

export const playRelocate = (
  play: Play,
  side: SideName,
  units: readonly string[],
  { unit: id, bases }: OrderOf<'relocate'>,
): void => {
  const unit = unitNamed(play.start, id)
  if (!unit) return
  happen(play, { kind: 'settled' })
  if (bases) happen(play, { kind: 'relocated', unit: id, to: standing(setDown(unit, bases)) })
  const left = units.filter((other) => other !== id)
  if (left.length > 0) happen(play, { kind: 'awaited', phase: { name: 'relocate', side, units: left } })
}
