import type { Footprint } from '../kernel/geometry/footprint.ts'

/** The stands of a unit as if they stood elsewhere, one place for each; those without a place stay. */
export const asIfAt = <S extends Footprint>(
  stands: readonly S[],
  places: readonly (Footprint | undefined)[],
  standAt: (stand: S, place: Footprint) => S,
): readonly S[] =>
  stands.map((stand, i) => {
    const place = places[i]
    return place === undefined ? stand : standAt(stand, place)
  })

/** All units as if one of them were another. Nothing is changed: what comes of it is looked up on the copy. */
export const supposing = <U>(units: readonly U[], unit: U, instead: U): readonly U[] =>
  units.map((one) => (one === unit ? instead : one))
