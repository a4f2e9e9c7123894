import type { Refusal } from '#kernel/game/game.ts'
import { fromDegrees, toDegrees } from '#kernel/geometry/measure.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { isOneChain } from '#table/cohesion.ts'
import { type PlacingReason, placingHindrance, setDown as setDownAt } from '#table/placing.ts'
import { placeOf, pointAt } from '../../../tables/index.ts'
import { onFriendlyGround } from '../../board/ground.ts'
import type { PlacedBase } from '../../forms.ts'
import { inContact } from '../../moves/facing.ts'
import { partedIn } from '../../moves/surroundings.ts'
import { widestGap } from '../../moves/ways.ts'
import { baseAt } from '../../play.ts'
import type { Base, Stands, State, Unit } from '../../state.ts'

/** The bases of a unit as an order sets them down. */
export const setDown = (unit: Unit, places: readonly PlacedBase[]): readonly Base[] =>
  setDownAt(
    unit.bases,
    places.map(({ base, x, y, facing }) => ({
      id: base,
      centre: pointAt({ x, y }),
      heading: facing === undefined ? undefined : fromDegrees(facing),
    })),
    baseAt,
  )

export const whereTheyStand = (bases: readonly Base[]): readonly Stands[] =>
  bases.map(({ id, centre, heading }) => ({ base: id, centre, heading }))

/** A unit where it is now, as an order would set it down. */
export const standing = (unit: Unit): PlacedBase[] =>
  unit.bases.map(({ id, centre, heading }) => ({ base: id, ...placeOf(centre), facing: toDegrees(heading) }))

/** Every base of a unit so many inches away from where it stands. */
export const shifted = (unit: Unit, east: number, north: number): PlacedBase[] =>
  unit.bases.map(({ id, centre }) => {
    const { x, y } = placeOf(centre)
    return { base: id, x: Math.max(0, x + east), y: Math.max(0, y + north) }
  })

const hindered = (unit: Unit): Readonly<Record<PlacingReason, Refusal>> => ({
  'off-table': refuse('off-table', `A base of ${unit.name} would stand off the table.`, 'PA-GEO-12'),
  outside: refuse(
    'outside-friendly-ground',
    `A base of ${unit.name} would stand outside friendly ground.`,
    'PA-SETUP-14',
  ),
  occupied: refuse(
    'occupied',
    `A base of ${unit.name} would stand where there is no room for it.`,
    'PA-GEO-07',
  ),
  contact: refuse('contact', `A base of ${unit.name} would stand in contact with the enemy.`, 'PA-GEO-05'),
  'not-together': refuse(
    'not-together',
    `The bases of ${unit.name} would stand too far apart.`,
    'PA-SETUP-15',
  ),
})

/** PA-SETUP-15: whether a unit is one body so, `others` being on the table. */
export const isTogether = (
  { table, options }: State,
  { side }: Unit,
  bases: readonly Base[],
  others: readonly Unit[],
): boolean => {
  const enemies = others.filter((other) => other.side !== side).flatMap((other) => other.bases)
  return isOneChain(bases, partedIn(table, enemies), widestGap(options))
}

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
  const barriers = table.barriers.flatMap(({ boxes }) => boxes)
  const enemies = others.filter(({ side }) => side !== unit.side).flatMap((other) => other.bases)
  const friends = others.filter((other) => other.side === unit.side && other !== unit)
  const reason = placingHindrance(
    {
      table,
      belongs: (base) => onFriendlyGround(table, unit.side, base),
      taken: [...friends.flatMap((other) => other.bases), ...barriers],
      enemies,
      inContact,
      isTogether: (bases) => isTogether(state, unit, bases, others),
    },
    setDown(unit, places),
  )
  return reason && hindered(unit)[reason]
}
