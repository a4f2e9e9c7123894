import type { Water } from '../../vocabulary.ts'
import type { ZoneNumber } from '../zone.ts'

/** Water on the edge between two zones. */
export interface WaterEdge {
  readonly between: readonly [ZoneNumber, ZoneNumber]
  readonly water: Exclude<Water, 'none'>
}

/** The country as surveyed: what no shell can change. */
export interface Country {
  readonly columns: number
  readonly rows: number
  /** Hills by zone. */
  readonly elevation: readonly number[]
  readonly embankment: readonly boolean[]
  readonly roads: readonly (readonly ZoneNumber[])[]
  readonly water: readonly WaterEdge[]
}
