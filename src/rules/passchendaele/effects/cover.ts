import type { Options } from '../options.ts'
import { COVERS, type Cover, isGuns, isWorks, type Troop } from '../vocabulary.ts'

/** PA-GEO-04: guns that have never moved have dug their pits, and are as good as entrenched. */
export const coverIn = (
  { troop, dugIn }: { readonly troop: Troop; readonly dugIn: boolean },
  ground: Cover,
): Cover => (dugIn && isGuns(troop) && !isWorks(ground) ? 'trench' : ground)

/** PA-COMBAT-15: what works are worth to those who have taken them; the house may count them as craters. */
export const capturedCover = (works: Cover, ground: Cover, worth: Options['captured-trench']): Cover => {
  if (worth === 'full' || !isWorks(works)) return works
  return COVERS.indexOf(ground) > COVERS.indexOf('cratered') ? ground : 'cratered'
}
