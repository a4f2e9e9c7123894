import type { Footprint } from '#kernel/geometry/footprint.ts'

/** The stands of a unit as if they stood elsewhere; any that has no other place stays. */
export const asIfAt = <S extends Footprint>(
  stands: readonly S[],
  placeOf: (stand: S, index: number) => Footprint | undefined,
): readonly S[] =>
  stands.map((stand, i) => {
    const place = placeOf(stand, i)
    return place === undefined ? stand : { ...stand, centre: place.centre, heading: place.heading }
  })

/** All units as if one of them were another. Nothing is changed: what comes of it is looked up on the copy. */
export const withInstead = <U>(units: readonly U[], unit: U, instead: U): readonly U[] =>
  units.map((one) => (one === unit ? instead : one))
