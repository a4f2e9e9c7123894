import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, form, integer, preset } from '#kernel/procedure/schema.ts'
import { sentence, several, spelled } from '#kernel/words.ts'
import { options } from '../options.ts'
import { ARMY_POINTS_PER_ZONE_1914, HALF_DENSITY, STANDARD_FORCE } from '../tables/index.ts'
import { VARIATIONS } from '../vocabulary.ts'

export const standardForce = procedure({
  name: 'standard-force',
  title: 'Standard force for a frontage',
  clauses: ['GF-ARMY-01', 'GF-ARMY-03', 'GF-VAR-01', 'GF-VAR-03', 'GF-VAR-04'],
  input: form({ frontage: integer(1), variation: preset(choice(VARIATIONS), 'trench'), options }),
  resolve({ frontage, variation }, _, trace) {
    const depotPoints = onePer(STANDARD_FORCE.zonesPerDepotPoint, frontage)
    trace.note('GF-ARMY-01', 'Depot points', depotPoints)
    if (variation === '1914') {
      trace.note('GF-VAR-01', 'Army points a zone, no compulsory units', ARMY_POINTS_PER_ZONE_1914)
      return { ...NO_UNITS, depotPoints, armyPoints: ARMY_POINTS_PER_ZONE_1914 * frontage }
    }
    const thin = variation === 'russia-palestine'
    if (thin) trace.note('GF-VAR-04', 'Half the units, rounded up')
    const fielded = (units: number): number => (thin ? Math.ceil(units / HALF_DENSITY) : units)
    const field = onePer(STANDARD_FORCE.zonesPerFieldBattery, frontage)
    const fieldArtillery = fielded(field)
    const mediumArtillery = fielded(onePer(STANDARD_FORCE.fieldBatteriesPerMedium, field))
    const heavyArtillery = fielded(STANDARD_FORCE.heavyArtillery)
    const guns = fieldArtillery + mediumArtillery + heavyArtillery
    trace.note('GF-ARMY-03', 'Shells', guns * STANDARD_FORCE.shellsPerArtilleryUnit)
    return {
      depotPoints,
      infantry: fielded(onePer(STANDARD_FORCE.zonesPerInfantry, frontage)),
      cavalry: fielded(STANDARD_FORCE.cavalry),
      pioneers: fielded(STANDARD_FORCE.pioneers),
      fieldArtillery,
      mediumArtillery,
      heavyArtillery,
      balloons: fielded(onePer(STANDARD_FORCE.zonesPerBalloon, frontage)),
      observationAircraft: fielded(onePer(STANDARD_FORCE.zonesPerObservationAircraft, frontage)),
      armyPoints: STANDARD_FORCE.armyPointsPerZone * frontage,
      shells: guns * STANDARD_FORCE.shellsPerArtilleryUnit,
    }
  },
  outcome: (result) => ({ ...result }),
  verdict({ depotPoints, infantry, fieldArtillery, mediumArtillery, heavyArtillery, armyPoints }) {
    const guns = fieldArtillery + mediumArtillery + heavyArtillery
    const rest = `${several(armyPoints, 'army point')} to spend, depot of ${spelled(depotPoints)}`
    if (infantry + guns === 0) return sentence(`no units set; ${rest}`)
    return sentence(`${spelled(infantry)} infantry, ${several(guns, 'artillery unit')} and others; ${rest}`)
  },
})

/** GF-ARMY-01: rounded down, but never none. */
const onePer = (share: number, whole: number): number => Math.max(1, Math.floor(whole / share))

const NO_UNITS = {
  depotPoints: 0,
  infantry: 0,
  cavalry: 0,
  pioneers: 0,
  fieldArtillery: 0,
  mediumArtillery: 0,
  heavyArtillery: 0,
  balloons: 0,
  observationAircraft: 0,
  armyPoints: 0,
  shells: 0,
} as const
