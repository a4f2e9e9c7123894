import { isOnFoot, ridesHigh } from '../../reckoning/posture.ts'
import type { Unit as Target } from '../../reckoning/unit.ts'
import type { Mount } from '../../vocabulary.ts'
import type { State } from '../state.ts'
import { isOnBoard, type Unit } from '../unit.ts'
import { zoneAt } from './zones.ts'

/** What a unit is on just now. */
export const ridingOf = ({ mount, mounted }: Pick<Unit, 'mount' | 'mounted'>): Mount =>
  mounted ? mount : 'none'

export const isFoot = (unit: Unit): boolean => isOnFoot(unit.type, ridingOf(unit))

/** A unit as it stands, to be shot at. */
export const targetOf = (state: State, unit: Unit, posture?: Partial<Target>): Target => {
  const { type, strength, experience, morale, maxMorale, experienceCap, moving, status, place } = unit
  const zone = isOnBoard(unit) ? zoneAt(state, place) : undefined
  const target = {
    type,
    strength,
    experience,
    morale,
    maxMorale,
    experienceCap,
    ground: zone?.ground ?? 'open',
    trench: zone?.trench ?? 'none',
    emplacement: zone?.emplacement ?? 'none',
    embankment: zone ? (state.country.embankment[place] ?? false) : false,
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
