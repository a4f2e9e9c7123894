import type { Options } from '../options.ts'
import { COVERS, type Cover, isGuns, isWorks, type Troop } from '../vocabulary.ts'

/** PA-GEO-04: guns that have never moved have dug their pits, and are as good as entrenched. */
export const coverIn = (
  { troop, dugIn }: { readonly troop: Troop; readonly dugIn: boolean },
  ground: Cover,
): Cover => (dugIn && isGuns(troop) && !isWorks(ground) ? 'trench' : ground)

/** PA-GEO-04: what most of them have, the worst of those that are level; none if there are none. */
export const prevailingCover = (covers: readonly Cover[]): Cover | undefined => {
  const counts = COVERS.map((cover) => covers.filter((one) => one === cover).length)
  const most = Math.max(...counts)
  return most === 0 ? undefined : COVERS[counts.indexOf(most)]
}

/** PA-COMBAT-15: what works are worth to those who have taken them; the house may count them as craters. */
export const capturedCover = (works: Cover, ground: Cover, worth: Options['captured-trench']): Cover => {
  if (worth === 'full' || !isWorks(works)) return works
  return COVERS.indexOf(ground) > COVERS.indexOf('cratered') ? ground : 'cratered'
}
