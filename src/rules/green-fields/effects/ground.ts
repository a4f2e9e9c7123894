import type { Options } from '../options.ts'
import { batteryDice } from '../reckoning/attack-dice.ts'
import { SHELLED_DEPOT_LOSS } from '../tables/index.ts'
import type { Works } from '../vocabulary.ts'

/** Guns that fired at a zone, and whether they saw it. */
interface Shoot {
  readonly guns: readonly { readonly strength: number }[]
  readonly unobserved: boolean
}

/** GF-DEG-02, GF-DEG-07: hits are counted on a zone, and missions; guns too weak for a single die leave no mark. */
export const shelledZone = (
  { artilleryHits, missions }: { readonly artilleryHits: number; readonly missions: number },
  { guns, unobserved }: Shoot,
  groundHits: number,
) => ({
  artilleryHits: artilleryHits + groundHits,
  missions: missions + guns.filter(({ strength }) => batteryDice(strength, unobserved) > 0).length,
})

/** GF-DEG-07: what has struck a zone has told on its ground and is forgotten. */
export const UNSTRUCK = { artilleryHits: 0, bomberHits: 0, missions: 0 } as const

/** GF-OBS-11, GF-AART-03: whether the gas in a zone stays there: persistent gas does, whatever comes on top of it. */
export const staysGassed = (before: string, persistent: boolean): boolean =>
  persistent || before === 'persistent'

/** GF-CON-04: guns dig emplacements, which are works of their own. */
export const worksAfter = ({
  trenchAfter,
  emplacement,
}: {
  readonly trenchAfter: Works
  readonly emplacement: boolean
}): { readonly emplacement: Works } | { readonly trench: Works } =>
  emplacement ? { emplacement: trenchAfter } : { trench: trenchAfter }

/** GF-BOMB-10: shells cost a depot one point a week, or by the house rule one for each hit. */
export const depotLoss = (
  { strength, shelled }: { readonly strength: number; readonly shelled: boolean },
  hits: number,
  reading: Options['depot-shelling'],
): number => Math.min(strength, hits, reading === 'per-hit' ? hits : shelled ? 0 : SHELLED_DEPOT_LOSS)
