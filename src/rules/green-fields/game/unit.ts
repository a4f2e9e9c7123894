import { ARM } from '../tables/index.ts'
import type { FieldUnit, Mount, Nation, StandingOrder, Status } from '../vocabulary.ts'
import type { SideName } from './sides.ts'
import type { ZoneNumber } from './zone.ts'

/** What the enemy last learnt of a unit. */
export interface Figures {
  readonly week: number
  readonly strength: number
  readonly experience: number
  readonly morale: number
}

/**
 * What is asked of it most stands first, and copies have it in this order.
 * @record
 */
export interface Unit {
  readonly side: SideName
  /** Zone, `OFF_BOARD`, `GONE` or `CARRYING`. */
  readonly place: ZoneNumber
  /** Stands on the table where the enemy sees it. */
  readonly revealed: boolean
  /** GF-OBS-17: the number of the marker it goes under this week, since it was last revealed. */
  readonly marker: number | null
  readonly gone: 'destroyed' | 'exited' | null
  readonly type: FieldUnit
  readonly status: Status
  /** This week. */
  readonly duty: 'none' | 'idle' | 'resting' | 'working' | 'entrenching' | 'digging'
  /** Its place in the stack: the lowest number leads. */
  readonly wave: number
  readonly strength: number
  /** This assault turn. */
  readonly moving: boolean
  readonly standing: StandingOrder
  /** The fewest units moving together that it fires at (GF-AMOV-09). */
  readonly atLeast: number
  readonly shotOpportunity: boolean
  readonly id: string
  readonly mounted: boolean
  /** What it rides, were it mounted; `mounted` says whether it is. */
  readonly mount: Mount
  /** Off board and spotted by the enemy this week (GF-BOMB-08). */
  readonly spotted: boolean
  /** Bought during an assault and not yet arrived (GF-RES-01). */
  readonly onItsWay: boolean
  readonly stosstruppe: boolean
  readonly experience: number
  readonly morale: number
  readonly name: string
  readonly nation: Nation
  /** Tanks of the enemy put to use (GF-DATE-04). */
  readonly captured: boolean
  /** Strength when bought (GF-REP-01). */
  readonly establishment: number
  readonly experienceCap: number
  readonly maxMorale: number
  /** Where its horses or bicycles wait. */
  readonly parked: ZoneNumber | null
  /** The motor transport it rides on. */
  readonly aboard: string | null
  /** Off board: the column it stands behind (GF-SCALE-06). */
  readonly column: number
  /** During deployment: where it stood before it was placed elsewhere (GF-DEP-07). */
  readonly stood: ZoneNumber | null
  readonly figures: Figures | null
  /** This week, as are its missions and whether it has flown. */
  readonly raided: boolean
  readonly missions: number
  readonly sortied: boolean
  /** Strength points received this week (GF-EXP-02), and the strength it had before them. */
  readonly drafts: number
  readonly beforeDrafts: number
  /** This assault turn. */
  readonly fired: boolean
  /** Has built or dug (GF-ACON-01, GF-ACON-02). */
  readonly worked: boolean
  /** The zone it came from when it entered a zone held by the enemy (GF-STACK-04). */
  readonly cameFrom: ZoneNumber | null
  /** Balloons: brought down for the day (GF-AAIR-02). */
  readonly grounded: boolean
}

/** GF-OBS-17: the id by which the enemy knows a unit: that of its marker until a raid or airmen have identified it. */
export const idToEnemy = ({ id, side, figures, marker }: Unit): string =>
  figures === null && marker !== null ? `${side}?${marker}` : id

export const isOnBoard = ({ place }: Unit): boolean => place >= 0

/** Foot, horse and armour: what takes and holds ground. */
export const isCombatUnit = ({ type }: Unit): boolean => {
  const arm = ARM[type]
  return arm === 'foot' || arm === 'cavalry' || arm === 'armour'
}
