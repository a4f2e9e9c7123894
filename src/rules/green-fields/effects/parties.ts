/** GF-RAID-07, GF-MINE-06: what is left of a unit whose party did not come back; it does not check. */
export const strengthWithout = ({ strength }: { readonly strength: number }, lost: number): number =>
  Math.max(0, strength - lost)

/** GF-RAID-07: raiders who saved every hit teach the unit they belong to, as far as its crews can learn. */
export const experienceFromRaid = (
  { experience, experienceCap }: { readonly experience: number; readonly experienceCap: number },
  raiders: number,
): number => Math.min(experienceCap, Math.max(experience, raiders))
