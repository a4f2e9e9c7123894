import { isOnFoot, ridesHigh, WITHOUT_WORKS } from '../../reckoning/posture.ts'
import type { Unit as Target } from '../../reckoning/unit.ts'
import type { Mount } from '../../vocabulary.ts'
import type { State } from '../state.ts'
import type { Unit } from '../unit.ts'

/** What a unit is on just now. */
export const ridingOf = ({ mount, mounted }: Pick<Unit, 'mount' | 'mounted'>): Mount =>
  mounted ? mount : 'none'

export const isFoot = (unit: Unit): boolean => isOnFoot(unit.type, ridingOf(unit))

/** GF-RAID-09: in the week works cover nobody but those who hold the ground. */
const worksOf = ({ zones, country, assault }: State, { place, side }: Unit) => {
  const zone = zones[place]
  if (!zone || (!assault && zone.owner !== side)) return WITHOUT_WORKS
  const { trench, emplacement } = zone
  return { trench, emplacement, embankment: country.embankment[place] ?? false }
}

/** A unit as it stands, to be shot at. */
export const targetOf = (state: State, unit: Unit, posture?: Partial<Target>): Target => {
  const { type, strength, experience, morale, maxMorale, experienceCap, moving, status, place } = unit
  const works = worksOf(state, unit)
  const target = {
    type,
    strength,
    experience,
    morale,
    maxMorale,
    experienceCap,
    ground: state.zones[place]?.ground ?? 'open',
    trench: works.trench,
    emplacement: works.emplacement,
    embankment: works.embankment,
    moving,
    mounted: ridesHigh(ridingOf(unit)),
    flanked: false,
    suppressed: status !== 'steady',
    routing: status === 'routing',
    draft: false,
    grounded: false,
  }
  return posture ? Object.assign(target, posture) : target
}
