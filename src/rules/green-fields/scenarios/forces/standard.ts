import { standardForce as counted } from '../../procedures/standard-force.ts'
import { lookUp } from '../../reckoning/look-up.ts'
import type { Contingent, Stores } from './force.ts'
import { STANDARD, type Troops } from './troops.ts'

/** GF-ARMY-01: the compulsory units and stores of a frontage, with this kind of infantry. */
export const standardForce = (
  frontage: number,
  variation: 'trench' | 'russia-palestine',
  infantry: Troops,
): { readonly stores: Stores; readonly contingents: readonly Contingent[] } => {
  const force = lookUp(counted, { frontage, variation })
  return {
    stores: { depot: force.depotPoints, shells: force.shells },
    contingents: [
      [force.infantry, infantry],
      [force.cavalry, STANDARD.cavalry],
      [force.pioneers, STANDARD.pioneer],
      [force.fieldArtillery, STANDARD['field-artillery']],
      [force.mediumArtillery, STANDARD['medium-artillery']],
      [force.heavyArtillery, STANDARD['heavy-artillery']],
      [force.balloons, STANDARD.balloon],
      [force.observationAircraft, STANDARD.reconnaissance],
    ],
  }
}
