import type { Nation, SideName } from '../../vocabulary.ts'
import type { Troops } from './troops.ts'

/** So many units of one kind. */
export type Contingent = readonly [count: number, troops: Troops]

/** What an army has besides its units. */
export interface Stores {
  readonly depot: number
  readonly shells: number
  readonly luxuries?: number
  readonly gasCanisters?: number
  /** The mines already laid, by the zone they lie under. */
  readonly mines?: readonly { readonly under: string; readonly explosives: number }[]
}

export interface Muster {
  readonly id: string
  readonly title: string
  readonly nation?: Nation
  /** The side it fights on, in a scenario. */
  readonly side?: SideName
  /** The year in which it takes the field. */
  readonly year: number
  readonly stores: Stores
  readonly contingents: readonly Contingent[]
}
