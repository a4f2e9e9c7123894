import type { Unit as Target } from '../../reckoning/unit.ts'
import { ARM } from '../../tables/index.ts'
import type { State } from '../state.ts'
import { isOnBoard, type Unit } from '../unit.ts'
import { zoneAt } from './zones.ts'

/** GF-SAVE-02, GF-SAVE-09: on animals or motor transport; bicycles do not count. */
export const ridesHigh = ({ mount, mounted }: Unit): boolean =>
  mounted && (mount === 'horses' || mount === 'motor')

/** Infantry, pioneers, sappers and cavalry on its feet. */
export const isFoot = ({ type, mounted }: Unit): boolean =>
  ARM[type] === 'foot' || (type === 'cavalry' && !mounted)

/** GF-OBS-02: a vehicle, or mounted. */
export const isMountedTarget = (unit: Unit): boolean => {
  const arm = ARM[unit.type]
  return arm === 'armour' || arm === 'transport' || ridesHigh(unit)
}

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
    mounted: ridesHigh(unit),
    flanked: false,
    suppressed: status !== 'steady',
    routing: status === 'routing',
    draft: false,
    grounded: false,
  }
  return posture ? Object.assign(target, posture) : target
}

/** GF-SAVE-11, GF-AMOV-07: on the ground of its zone, but not in its works. */
export const WITHOUT_WORKS = { trench: 'none', emplacement: 'none', embankment: false } as const
