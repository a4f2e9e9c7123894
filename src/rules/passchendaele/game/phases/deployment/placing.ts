import type { Refusal } from '../../../../../kernel/game/game.ts'
import { overlaps } from '../../../../../kernel/geometry/box.ts'
import { refuse } from '../../../../../kernel/procedure/refusal.ts'
import { onFriendlyGround, whollyOnTable } from '../../board/ground.ts'
import { fromDegrees, placeOf, pointAt } from '../../board/measures.ts'
import { isOneChain, widestGap } from '../../moves/chain.ts'
import { inContact } from '../../moves/facing.ts'
import { standingAt } from '../../play.ts'
import type { Base, Stands, State, Unit } from '../../state.ts'
import type { PlacedBase } from '../forms.ts'

/** The bases of a unit as an order sets them down. */
export const setDown = (unit: Unit, places: readonly PlacedBase[]): readonly Base[] =>
  unit.bases.map((base) => {
    const place = places.find(({ base: id }) => id === base.id)
    if (!place) return base
    const heading = place.facing === undefined ? base.heading : fromDegrees(place.facing)
    return standingAt(base, { centre: pointAt(place), heading })
  })

export const whereTheyStand = (bases: readonly Base[]): readonly Stands[] =>
  bases.map(({ id, centre, heading }) => ({ base: id, centre, heading }))

/** Every base of a unit so many inches away from where it stands. */
export const shifted = (unit: Unit, east: number, north: number): PlacedBase[] =>
  unit.bases.map(({ id, centre }) => {
    const { x, y } = placeOf(centre)
    return { base: id, x: Math.max(0, x + east), y: Math.max(0, y + north) }
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
  const bases = setDown(unit, places)
  const enemies = others.filter(({ side }) => side !== unit.side).flatMap((other) => other.bases)
  const friends = others.filter((other) => other.side === unit.side && other !== unit)
  const taken = [...friends.flatMap((other) => other.bases), ...state.table.barriers.map(({ box }) => box)]
  for (const [i, base] of bases.entries()) {
    if (!whollyOnTable(state.table, base)) return refuse('off-table', 'A base would stand off the table.')
    if (!onFriendlyGround(state.table, unit.side, base)) {
      return refuse('outside-friendly-ground', 'A base would stand outside friendly ground.', 'PA-SETUP-14')
    }
    if (taken.some((box) => overlaps(box, base)) || bases.some((b, j) => j > i && overlaps(b, base))) {
      return refuse('occupied', 'A base would stand where there is no room for it.')
    }
    if (enemies.some((enemy) => inContact(enemy, base))) {
      return refuse('contact', 'A base would stand in contact with the enemy.')
    }
  }
  const between = [...enemies, ...state.table.barriers.map(({ box }) => box)]
  return isOneChain(bases, between, widestGap(state.options))
    ? undefined
    : refuse('not-together', `The bases of ${unit.name} would stand too far apart.`, 'PA-SETUP-15')
}
