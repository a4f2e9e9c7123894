import type { Ground, Works } from '../vocabulary.ts'
import type { SideName } from './sides.ts'

export type { ZoneNumber } from '../reckoning/grid.ts'

/** Instead of the number of a zone: behind the own base line. */
export const OFF_BOARD = -1
/** Instead of the number of a zone: destroyed, or away over the enemy's rear edge. */
export const GONE = -2
/** Instead of the number of a zone: transport that carries a unit and goes where it goes (GF-MOVE-12). */
export const CARRYING = -3

export const NO_WRECKS = { a: 0, b: 0 } as const

/** @record */
export interface Zone {
  readonly ground: Ground
  readonly trench: Works
  readonly emplacement: Works
  readonly owner: SideName
  readonly shellHoles: number
  /** The listed roads through it. */
  readonly roadCut: boolean
  /** GF-TERR-10 */
  readonly track: 'none' | 'laid' | 'cut'
  readonly wireHits: number
  /** Ground hits and bombs of this week or assault turn, and missions in which a die was rolled (GF-DEG-07). */
  readonly artilleryHits: number
  readonly bomberHits: number
  readonly missions: number
  readonly gas: 'none' | 'smoke' | 'persistent'
  /** Sides whose raiders or airmen have reported it since the last deployment (GF-OBS-13). */
  readonly reported: readonly SideName[]
  /** Sides whose airmen have seen it in this assault: until the next guns have fired (GF-OBS-13). */
  readonly glimpsed: readonly SideName[]
  /** Strength points fallen here in this assault (GF-VP-06). */
  readonly fallen: number
  /** Strength points of each side's tanks lost here and not yet dragged home (GF-DATE-06). */
  readonly wrecks: Readonly<Record<SideName, number>>
  /** Those of them that the enemy has not seen (GF-OBS-13). */
  readonly unseenWrecks: Readonly<Record<SideName, number>>
  /** A mine went off here; decoration (GF-MINE-05). */
  readonly crater: boolean
  /** Casualty bases set up here; decoration (GF-VP-06). */
  readonly bases: number
}
